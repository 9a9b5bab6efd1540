// What this device remembers. A browser may refuse to remember anything: then it is kept until the page is closed.
const memory = new Map<string, string>();

export function recall<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`sixfold.${name}`) ?? memory.get(name);
    return text ? (JSON.parse(text) as T) : otherwise;
  } catch {
    const text = memory.get(name);
    return text ? (JSON.parse(text) as T) : otherwise;
  }
}

export function forget(name: string): void {
  memory.delete(name);
  try {
    localStorage.removeItem(`sixfold.${name}`);
  } catch {
    // nothing was kept there
  }
}

/** Have the browser keep what this device remembers, also when it runs out of space. Some ask their user: there must be something to keep. */
export async function keepForGood(): Promise<void> {
  const { storage } = navigator;
  if (!(await storage?.persisted?.())) await storage?.persist?.();
}

/** False if it will be forgotten with the page. */
export function remember(name: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  memory.set(name, text);
  try {
    localStorage.setItem(`sixfold.${name}`, text);
    return true;
  } catch {
    return false;
  }
}
