// Sounds that are synthesised: wood on felt, a shaken cube, a chord. And a vibration when your turn begins.
import { apply, settings } from "./settings.svelte";

/** Pitch in Hz, when it begins and how long it rings, in seconds, and how loud. */
type Note = [pitch: number, start: number, length: number, volume: number];

const SOUNDS = {
  lay: [
    [220, 0, 0.06, 0.5],
    [130, 0, 0.09, 0.6],
  ],
  take: [[180, 0, 0.05, 0.3]],
  land: [
    [200, 0, 0.06, 0.35],
    [120, 0, 0.08, 0.4],
  ],
  turn: [
    [523, 0, 0.12, 0.3],
    [784, 0.1, 0.2, 0.3],
  ],
  roll: [
    [300, 0, 0.03, 0.4],
    [240, 0.07, 0.03, 0.4],
    [330, 0.15, 0.03, 0.35],
    [210, 0.24, 0.05, 0.4],
  ],
  qwirkle: [
    [523, 0, 0.18, 0.3],
    [659, 0.08, 0.18, 0.3],
    [784, 0.16, 0.18, 0.3],
    [1047, 0.24, 0.4, 0.35],
  ],
  no: [
    [150, 0, 0.1, 0.4],
    [120, 0.09, 0.14, 0.4],
  ],
  over: [
    [392, 0, 0.25, 0.3],
    [523, 0.15, 0.25, 0.3],
    [659, 0.3, 0.5, 0.3],
  ],
} satisfies Record<string, Note[]>;
export type Sound = keyof typeof SOUNDS;

let device: AudioContext | undefined;

/** Browsers allow neither sound nor vibration before somebody has touched the page, and complain about the attempt. */
const touched = () => navigator.userActivation?.hasBeenActive ?? true;

export function sound(name: Sound): void {
  if (!touched()) return;
  if (name === "turn" && settings.vibrate) navigator.vibrate?.(200);
  if (!settings.sound || typeof AudioContext === "undefined") return;
  try {
    if (!device) device = new AudioContext();
    else if (device.state !== "running") {
      // The system has stopped it, as during a call. What is late by then is better not heard.
      void device.resume().catch(() => undefined);
      return;
    }
    play(device, SOUNDS[name]);
  } catch {
    // This device cannot play anything now.
  }
}

function play(device: AudioContext, notes: readonly Note[]): void {
  const begin = device.currentTime + 0.01;
  for (const [pitch, start, length, volume] of notes) {
    const [tone, gain] = [device.createOscillator(), device.createGain()];
    tone.type = "triangle";
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(volume * 0.4, begin + start);
    gain.gain.exponentialRampToValueAtTime(0.001, begin + start + length);
    tone.connect(gain).connect(device.destination);
    tone.start(begin + start);
    tone.stop(begin + start + length);
  }
}

/** Mute, or unmute with a sound to hear that it works. */
export function toggleSound(): void {
  settings.sound = !settings.sound;
  apply();
  sound("land");
}
