export function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return codeOf(error) === "ENOSPC" || codeOf(error) === "EDQUOT" || isDiskFull(error.cause);
}

/** Returns an error's message. A refused connection to both addresses of a name has none of its own. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(", ");
  return error instanceof Error ? error.message : String(error);
}
