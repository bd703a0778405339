// Exit of a script after an error.
import { CommandFailed, fail } from "./steps.mjs";

/**
 * Ends the process: with one line for an error that the user can fix, with the stack for an unexpected one.
 * @param {unknown} error
 * @returns {never}
 */
export function explainAndExit(error) {
  if (error instanceof CommandFailed) {
    console.error(error.output.trimEnd());
    fail(error.message);
  }
  // Compared by name, since the class is in the server's bundle.
  if (error instanceof Error && ["StartError", "CommandError"].includes(error.name)) fail(error.message);
  console.error(error);
  fail("Atrium could not go on; see above.");
}
