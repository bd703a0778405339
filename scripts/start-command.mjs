import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * Reads what `npm start` runs from package.json: a process started with it is the server itself, without npm around it.
 *
 * @param {string} [folder] checkout; default: this one
 * @returns {{ environment: Record<string, string>; flags: string[]; script: string }} `flags` are those of Node
 */
export function startCommand(folder = ".") {
  const { scripts } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  /** @type {string[]} */
  const words = scripts.start.split(" ");
  const isPair = (/** @type {string} */ word) => /^\w+=/.test(word);
  return {
    environment: Object.fromEntries(words.filter(isPair).map((pair) => pair.split("="))),
    flags: words.filter((word) => word.startsWith("--")),
    script: words.at(-1) ?? "",
  };
}
