import { parseArgs } from "node:util";
import { fail } from "./steps.mjs";

/**
 * The arguments of this script: names first, then flags such as `--replace`. Ends the process with the usage when others are given.
 * @param counts how many names there may be
 */
export function readArguments<Flag extends string>(
  usage: string,
  { least = 0, most }: { least?: number; most: number },
  flags: readonly Flag[] = [],
): { names: string[]; has(flag: Flag): boolean } {
  try {
    const options = Object.fromEntries(flags.map((flag) => [flag, { type: "boolean" as const }]));
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length >= least && positionals.length <= most) {
      return { names: positionals, has: (flag) => values[flag] === true };
    }
  } catch {
    // An unknown flag.
  }
  fail(`Usage: ${usage}`);
}
