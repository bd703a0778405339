/** Error of an operator's command, in one line. Recognised by its name, as the class may exist twice. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}
