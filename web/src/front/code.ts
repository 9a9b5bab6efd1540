// Parse what people type or paste to join a table.

/** The name of a table in what somebody typed or pasted: with spaces, in small letters, with O for 0, or a whole link. */
export function tableCode(text: string): string {
  return (/\/[tw]\/(\w+)/.exec(text)?.[1] ?? text)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
}
