/** Error that stops the start, printed as one line. Recognised by name, as the process may hold this module twice. */
export class StartError extends Error {
  override readonly name = "StartError";
}
