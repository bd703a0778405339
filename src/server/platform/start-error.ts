/**
 * Why the process can't start, in one line for the terminal: no stack is printed.
 * The process may hold two copies of this module, so scripts recognise the error by its name.
 */
export class StartError extends Error {
  override readonly name = "StartError";
}
