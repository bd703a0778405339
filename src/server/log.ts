/**
 * What the server says while it runs: one line per event, with its time, to where a container or a service manager collects it.
 * Never give it bodies, passwords, tokens or whole addresses of databases.
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

function line(level: string, message: string, error?: unknown): string {
  const reason =
    error === undefined ? "" : `: ${error instanceof Error ? error.message.trim().split("\n").at(-1) : String(error)}`;
  return `${new Date().toISOString()} ${level} ${message}${reason}`;
}
