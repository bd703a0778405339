/** Why a command of an operator can't be carried out, in one line. Recognised by its name, as the class may exist twice. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}
