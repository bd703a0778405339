import { endsSession } from "~/lib/error-message";

export type SaveFailure =
  | { kind: "signedOut" }
  | {
      kind: "conflict";
      version: number;
      theirs: Record<string, unknown>;
      /** Values of lists of items on which the save was based. */
      base: Record<string, unknown>;
      pendingVersion?: number;
    }
  | { kind: "fields"; issues: { field: string; message: string }[] }
  | { kind: "other" };

/** Parses a refused call; see the server's error formatter. */
export function readFailure(error: unknown): SaveFailure {
  if (endsSession(error)) return { kind: "signedOut" };
  const data = property(error, "data");
  const version = property(property(data, "conflict"), "version");
  const theirs = property(property(data, "conflict"), "theirs");
  const base = property(property(data, "conflict"), "base");
  const pendingVersion = property(property(data, "conflict"), "pendingVersion");
  if (typeof version === "number" && isRecord(theirs)) {
    const known = isRecord(base) ? base : {};
    return { kind: "conflict", version, theirs, base: known, ...(typeof pendingVersion === "number" && { pendingVersion }) };
  }
  const issues = property(data, "issues");
  if (Array.isArray(issues) && issues.length > 0) return { kind: "fields", issues: issues.filter(isIssue) };
  const code = property(data, "error");
  const field = property(data, "field");
  if (typeof code === "string" && typeof field === "string") return { kind: "fields", issues: [{ field, message: code }] };
  return { kind: "other" };
}

/** Whether a call was refused because what it changes has changed meanwhile. */
export function isConflict(error: unknown): boolean {
  return property(property(error, "data"), "error") === "ERROR_CONFLICT";
}

/** For a mutation's `meta`: whether a form answers this error with a dialog instead of a toast. */
export function showsError(error: unknown): boolean {
  const { kind } = readFailure(error);
  return kind === "signedOut" || kind === "conflict";
}

function isIssue(value: unknown): value is { field: string; message: string } {
  return typeof property(value, "field") === "string" && typeof property(value, "message") === "string";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function property(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
