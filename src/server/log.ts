import { env } from "~/env";
import { currentRequest } from "./request-context";

/** What a line says beside its message. Never bodies, passwords or tokens. */
export type LogFields = Readonly<Record<string, string | number | undefined>>;

type Level = "info" | "warn" | "error";

/**
 * The log of the server: one line per event, as text or, with `LOG_FORMAT=json`, as JSON, to the standard output and error of
 * the process. A line that is written for a request names it. Secrets and addresses of people are struck out; see `redact`.
 */
export const log = {
  info: (message: string, fields?: LogFields) => console.log(format("info", message, undefined, fields)),
  warn: (message: string, error?: unknown, fields?: LogFields) => console.warn(format("warn", message, error, fields)),
  /** With the stack of an error. */
  error: (message: string, error?: unknown, fields?: LogFields) => console.error(format("error", message, error, fields)),
};

/** An error in one line: Prisma's messages begin with the call and its place in our files, and end with the reason. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.message.trim().split("\n").at(-1) ?? "") : String(error);
}

function format(level: Level, message: string, error: unknown, fields: LogFields = {}): string {
  const { id: request, personId: person } = currentRequest() ?? {};
  const time = new Date().toISOString();
  const reason = error === undefined ? undefined : redact(reasonOf(error));
  const stack = level === "error" ? stackOf(error) : undefined;
  const details = Object.entries({ ...fields, request, person })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, typeof value === "string" ? redact(value) : value] as const);
  if (env.LOG_FORMAT === "json") {
    return JSON.stringify({ time, level, message: redact(message), ...Object.fromEntries(details), error: reason, stack });
  }
  const text = reason === undefined ? redact(message) : `${redact(message)}: ${reason}`;
  return [time, level, text, ...details.map(([name, value]) => `${name}=${value}`), stack].filter(Boolean).join(" ");
}

/** The places of a stack, without the message before them: that of Prisma's validation errors holds the data of the call. */
function stackOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const places = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return `[${error.name} ${places.map((line) => line.trim()).join(", ")}]`;
}

const secrets: readonly [pattern: RegExp, replacement: string][] = [
  // A user and password in an address.
  [/(:\/\/)[^\s/@]+@/g, "$1***@"],
  // Email addresses, also as a part of a URL.
  [/[^\s<>"'`(),;:=/?&]+(?:@|%40)[^\s<>"'`(),;:=/?&@]+\.[a-z]{2,}/gi, "***"],
  [/\b(token|password|secret|code|preview|key)=[^\s&"']+/gi, "$1=***"],
  // Tokens, in addresses too (/contact/TOKEN): long, with capitals, which slugs do not have.
  [/(?<![\w-])(?=[\w-]*[A-Z])[\w-]{40,}/g, "***"],
];

/** Strikes out what must not be in a log, and brings a text into one line: a line break in it could forge an entry. */
function redact(text: string): string {
  return secrets.reduce((result, [pattern, by]) => result.replace(pattern, by), text.replace(/\p{Cc}/gu, " "));
}
