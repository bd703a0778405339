import { parseArgs } from "node:util";
import { fail } from "./steps.mjs";

/**
 * Parses this script's arguments: positional ones first, then flags such as `--replace`. Ends the process with the usage on
 * wrong arguments.
 * @param counts allowed numbers of positional arguments
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
    // Unknown flag
  }
  fail(`Usage: ${usage}`);
}
