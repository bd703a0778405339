/** Error of an operator's command, in one line. Code recognises it by name, as the class may exist twice. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}
