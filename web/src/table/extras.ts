// What a table shows beside the game and the hand. Loaded after the first paint: the first turn needs none of it.
export { default as FlyingPoints } from "./FlyingPoints.svelte";
export { default as History } from "./History.svelte";
export { default as KeyboardHelp } from "./KeyboardHelp.svelte";
export { default as Menu } from "./Menu.svelte";
export { default as Notices } from "./Notices.svelte";
export { default as Phrases } from "./Phrases.svelte";
export { default as Result } from "../result/Result.svelte";
export { default as Supply } from "./Supply.svelte";
export { default as Trail } from "./Trail.svelte";
export { default as TurnSignal } from "./TurnSignal.svelte";
export { default as Unseen } from "./Unseen.svelte";
