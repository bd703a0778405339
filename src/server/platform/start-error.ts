/**
 * Error that stops the start, with one line for the terminal and without a stack.
 * Scripts recognise it by name, as the process may hold two copies of this module.
 */
export class StartError extends Error {
  override readonly name = "StartError";
}
