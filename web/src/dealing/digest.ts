// SHA-256, also for pages without encryption, in which browsers offer none.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** The digest of a text, as `sha256sum` prints it. */
export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
/** The digest of lines. */
export const digestLines = (...lines: (string | number)[]): string => digest(lines.join("\n"));
