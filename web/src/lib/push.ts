// Notifications on this device when it is your turn, through the push service of the browser: for each table, if you want them.
import type { Now } from "../wire";
import * as api from "./api";
import { secretOf } from "./seats";
import { recall, remember } from "./storage";
import { language } from "./words.svelte";

const DAY_SECONDS = 86_400;
export type Result = "on" | "off" | "denied" | "unsupported" | "failed";

/** What the server knows about this device, by table: the address at the push service, and the language. */
const known = () => recall<Record<string, string>>("push", {});

/** Whether you may be away between turns: others play, and there is no clock, or a day or more for each move. */
export function mayTakeDays(now: Now): boolean {
  const slow = !now.clock || (now.clock.kind === "move" && now.clock.seconds >= DAY_SECONDS);
  return slow && now.phase === "playing" && now.you !== null && now.seats.some((seat, place) => place !== now.you && seat.kind === "person");
}

export const isSupported = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
export const isOn = (table: string) => table in known() && isSupported() && Notification.permission === "granted";
export const countOn = () => Object.keys(known()).filter((table) => isOn(table) && secretOf(table)).length;

/** Ask for permission if necessary, and have the server notify this device of turns at a table. */
export async function turnOn(table: string): Promise<Result> {
  const secret = secretOf(table);
  if (!isSupported() || !secret) return "unsupported";
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const { endpoint, keys } = (await subscription(registration!)).toJSON();
    const lang = language();
    await api.subscribe(table, { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth!, lang }, secret);
    remember("push", { ...known(), [table]: `${lang} ${endpoint}` });
    return "on";
  } catch {
    return "failed";
  }
}

/** The subscription of this browser, with the key of this server. */
async function subscription({ pushManager }: ServiceWorkerRegistration): Promise<PushSubscription> {
  const { key } = await api.pushKey();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe(); // made for another key: of a server that was here before
    return pushManager.subscribe(options);
  }
}

/** Tell the server if the browser has another address now, or speaks another language. */
export async function refresh(table: string): Promise<void> {
  if (!isOn(table)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const now = await registration?.pushManager.getSubscription();
  if (known()[table] !== `${language()} ${now?.endpoint}`) await turnOn(table);
}

export async function turnOff(table: string): Promise<Result> {
  const endpoint = known()[table]?.split(" ")[1];
  const { [table]: _, ...others } = known();
  try {
    await api.unsubscribe(table, { endpoint: endpoint! }, secretOf(table)!);
  } catch {
    return "failed";
  }
  remember("push", others);
  return "off";
}

/** End the subscription of this browser: push services then tell the server that nobody is there. */
export async function turnAllOff(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  remember("push", {});
}
