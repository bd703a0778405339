/**
 * Why the process can't start, in one line for whoever started it: no stack is printed.
 * Two copies of this module may meet in a process, so it is told by its name: `isStartError`.
 */
export class StartError extends Error {
  override readonly name = "StartError";
}

export function isStartError(error: unknown): error is StartError {
  return error instanceof Error && error.name === "StartError";
}
