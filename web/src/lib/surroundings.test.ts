import { expect, test } from "vitest";
import { isInApp, isLoopback } from "./surroundings";

const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

test.each([
  `${PHONE} Mobile/15E148 Instagram 334.0.4.32.98 (iPhone14,5; iOS 17_5; de_DE)`,
  `${PHONE} Mobile/21F79 [FBAN/FBIOS;FBAV/465.0.0.41.69;FBBV/602060281]`,
  `${PHONE} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/460.0]`,
  `${PHONE} Mobile/15E148 Safari Line/14.8.0`,
  `${PHONE} Mobile/15E148 MicroMessenger/8.0.49 NetType/WIFI`,
  `${PHONE} Mobile/15E148 musical_ly_34.8.0 BytedanceWebview/d8a21c6`,
  `${PHONE} Mobile/15E148 Snapchat/12.91.0.38`,
])("isInApp recognises %s", (agent) => expect(isInApp(agent)).toBe(true));

test.each([
  `${PHONE} Version/17.5 Mobile/15E148 Safari/604.1`,
  `${PHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`,
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0",
])("isInApp rejects %s", (agent) => expect(isInApp(agent)).toBe(false));

test("isLoopback accepts only names and addresses of this machine", () => {
  expect(["localhost", "sixfold.localhost", "127.0.0.1", "127.1.2.3", "[::1]"].map(isLoopback)).toEqual(Array(5).fill(true));
  expect(["192.168.1.7", "sixfold.example", "127.example", "localhost.example"].map(isLoopback)).toEqual(Array(4).fill(false));
});
