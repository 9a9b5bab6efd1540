// How this viewer wants to see and hear the game. Nothing of it is ever sent to a table.
import { recall, remember } from "./storage";

export interface Settings {
  lang?: string;
  theme: "light" | "dark" | "system";
  palette: "clear" | "classic" | "contrast" | "own";
  own: Record<string, string>;
  marks: "cuts" | "letters" | "none";
  ground: "dark" | "light";
  text: number;
  left: boolean;
  calm: boolean;
  sound: boolean;
  /** A short pause before a bot's turn is shown. */
  botPause: boolean;
  vibrate: boolean;
  showLegal: boolean;
  letterKeys: boolean;
  name: string;
}

const DEFAULTS: Settings = {
  theme: "system",
  palette: "clear",
  own: {},
  marks: "cuts",
  ground: "dark",
  text: 1,
  left: false,
  calm: false,
  botPause: true,
  sound: true,
  vibrate: true,
  showLegal: true,
  letterKeys: true,
  name: "",
};

export const settings = $state<Settings>({ ...DEFAULTS, ...recall<Partial<Settings>>("settings", {}) });

/** Whether the choices outlive the page. */
export const kept = $state({ ok: true });

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Put the settings on the page, and remember them. */
export function apply(): void {
  const root = document.documentElement;
  const theme = settings.theme === "system" ? (dark.matches ? "dark" : "light") : settings.theme;
  Object.assign(root.dataset, {
    theme,
    palette: settings.palette,
    marks: settings.marks,
    ground: settings.ground,
    left: String(settings.left),
    calm: String(settings.calm),
  });
  root.style.fontSize = `calc(${settings.text * 100}% * var(--k))`;
  for (const color of ["red", "orange", "yellow", "green", "blue", "purple"]) {
    const own = settings.palette === "own" ? settings.own[color] : undefined;
    if (own) root.style.setProperty(`--${color}`, own);
    else root.style.removeProperty(`--${color}`);
  }
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", theme === "dark" ? "#1B2523" : "#FAFBF9");
  kept.ok = remember("settings", $state.snapshot(settings));
}

dark.addEventListener("change", apply);

/** Less motion, by choice or by the system's setting. */
export function calm(): boolean {
  return settings.calm || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
