/**
 * The log of the server: one line per event, with its time, to the standard output and error of the process.
 * Never log bodies, passwords, tokens or connection strings.
 */
export const log = {
  info: (message: string) => console.log(line("info", message)),
  warn: (message: string, error?: unknown) => console.warn(line("warn", message, error)),
  /** @param error its stack follows on lines of their own */
  error: (message: string, error?: unknown) => {
    console.error(line("error", message, error));
    if (error instanceof Error && error.stack) console.error(error.stack);
  },
};

/** An error in one line: Prisma's messages begin with the call and its place in our files, and end with the reason. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.message.trim().split("\n").at(-1) ?? "") : String(error);
}

function line(level: string, message: string, error?: unknown): string {
  return `${new Date().toISOString()} ${level} ${message}${error === undefined ? "" : `: ${reasonOf(error)}`}`;
}
