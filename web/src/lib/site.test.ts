// The addresses of pages: on a server, and on a host that sends only files.
import { afterEach, expect, test, vi } from "vitest";

/** The module as a page at this address has it; a static site names its server, or none. */
async function at(address: string, server?: string) {
  vi.resetModules();
  vi.stubGlobal("location", new URL(address));
  vi.stubGlobal("document", { querySelector: () => (server === undefined ? null : { content: server }) });
  return import("./site");
}
afterEach(() => vi.unstubAllGlobals());

test("on its server, a page has a path of its own", async () => {
  const site = await at("https://play.example/rules/qwirkle-pl?x=1#A6");
  expect(site.placeOf(location)).toEqual({ path: "/rules/qwirkle-pl", search: "?x=1", hash: "#A6" });
  expect([site.BASE, site.SERVER, site.link("/learn")]).toEqual(["/", "https://play.example", "/learn"]);
  expect(site.placeOf(new URL("https://other.example/learn"))).toBeUndefined();
});

test("on a host of files, the page is in the query, under any path", async () => {
  const site = await at("https://host.example/games/?/rules/qwirkle-pl#A6", "");
  expect(site.placeOf(location)).toEqual({ path: "/rules/qwirkle-pl", search: "", hash: "#A6" });
  expect([site.BASE, site.SERVER]).toEqual(["/games/", ""]);
  expect(site.link("/")).toBe("/games/");
  expect(site.link("/analysis?game=cards#x")).toBe("/games/?/analysis?game=cards#x");
  expect(site.invitation("/t/AB12CD34")).toBe("https://host.example/games/?/t/AB12CD34");
});

test.each([
  ["https://host.example/games/", "/", ""],
  ["https://host.example/games/index.html?/learn", "/learn", ""],
  ["https://host.example/games/?/analysis?game=cards", "/analysis", "?game=cards"],
  ["https://host.example/games/?/t/AB12CD34&fbclid=1", "/t/AB12CD34", "?fbclid=1"],
  ["https://host.example/games/?%2Ft%2FAB12CD34", "/t/AB12CD34", ""],
  ["https://host.example/games/?fbclid=1", "/", ""],
])("%s is the page %s", async (address, path, search) => {
  const site = await at(address, "https://play.example");
  expect(site.placeOf(location)).toMatchObject({ path, search });
  expect(site.SERVER).toBe("https://play.example");
});

test("other addresses of the host are no pages", async () => {
  const site = await at("https://host.example/games/", "");
  for (const address of ["https://host.example/", "https://host.example/games/sw.js", "https://host.example/other/?/learn"])
    expect(site.placeOf(new URL(address))).toBeUndefined();
});
