import pino from "pino";
import { env } from "~/env";
import { segmentsBeforeTokens } from "~/lib/routes";
import { currentRequest } from "./request-context";

/** Fields of a log line beside its message. Never bodies, passwords or tokens. */
export type LogFields = Readonly<Record<string, string | number | undefined>>;

export const standardOutput = openStream(1);
export const standardError = openStream(2);

export const logger = pino(
  {
    base: undefined,
    messageKey: "message",
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    hooks: { streamWrite: format },
  },
  pino.multistream([{ stream: standardOutput }, { level: "warn", stream: standardError }], { dedupe: true }),
);

/** Log of the server: one line per event, as text or JSON, naming the request. Secrets are redacted; see `redact`. */
export const log = {
  info: (message: string, fields?: LogFields) => logger.info(detailsOf(fields), message),
  warn: (message: string, error?: unknown, fields?: LogFields) => logger.warn(detailsOf(fields, error), message),
  error: (message: string, error?: unknown, fields?: LogFields) =>
    logger.error({ ...detailsOf(fields, error), stack: stackOf(error) }, message),
};

export function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.message.trim().split("\n").at(-1) ?? "") : String(error);
}

function openStream(descriptor: 1 | 2) {
  const stream = pino.destination({ dest: descriptor, sync: true, maxLength: 1024 * 1024 });
  // On a full disk, log lines are lost; without a listener the process would end.
  stream.on("error", () => {});
  return stream;
}

function detailsOf(fields?: LogFields, error?: unknown): LogFields {
  const { id: request, personId: person } = currentRequest() ?? {};
  return { ...fields, request, person, error: error === undefined ? undefined : reasonOf(error) };
}

function format(json: string): string {
  const entry: Record<string, string | number> = JSON.parse(json, (name, value) =>
    typeof value === "string" ? redact(name === "stack" ? value : cut(value)) : value,
  );
  if (env.LOG_FORMAT === "json") return `${JSON.stringify(entry)}\n`;
  const { time, level, message, error, stack, ...fields } = entry;
  const text = error === undefined ? message : `${message}: ${error}`;
  const details = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  return `${[time, level, text, ...details, stack].filter((part) => part !== undefined).join(" ")}\n`;
}

/** Returns a stack without its message, which holds the call's data in Prisma's validation errors. */
function stackOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const places = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return `[${error.name} ${places.map((line) => line.trim()).join(", ")}]`;
}

const secrets: readonly [pattern: RegExp, replacement: string][] = [
  // User and password in a URL.
  [/(:\/\/)[^\s/@]+@/g, "$1***@"],
  // Email addresses, also as a part of a URL.
  [/(?<![^\s<>"'`(),;:=/?&])[^\s<>"'`(),;:=/?&]+(?:@|%40)[^\s<>"'`(),;:=/?&@]+\.[a-z]{2,}/gi, "***"],
  [/\b(token|password|secret|code|preview|key)=[^\s&"']+/gi, "$1=***"],
  // Tokens of private pages, in any form.
  [new RegExp(`(?<!/admin)(/(?:${segmentsBeforeTokens})/+)[^\\s/?#"']+`, "gi"), "$1***"],
  // Other tokens: long and with capitals, unlike slugs.
  [/(?<![\w-])(?=[\w-]*[A-Z])[\w-]{40,}/g, "***"],
];

/** Maximum length of a text: clients choose the length of a path, and long lines fill the disk. */
const MAX_CHARACTERS = 1000;

/** Cuts a long text after its last whole word, as a part of a token would not be recognised. */
function cut(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text;
  const words = /^.*[\s/?&=]/s.exec(text.slice(0, MAX_CHARACTERS));
  return `${words?.[0] ?? ""}…`;
}

/** Redacts secrets and brings a text into one line: a line break in it could forge an entry. */
function redact(text: string): string {
  return secrets.reduce((result, [pattern, by]) => result.replace(pattern, by), decodePercent(text.replace(/\p{Cc}/gu, " ")));
}

/** Decodes characters that the patterns need, repeatedly: `/contact/%61b` is secret too. Spaces would end a field. */
function decodePercent(text: string): string {
  const decoded = text.replace(/%(?:25)*([2-7][0-9a-f])/gi, (encoded, code: string) => {
    const character = String.fromCharCode(Number.parseInt(code, 16));
    return /[\w.~%@=/?&:-]/.test(character) ? character : encoded;
  });
  return decoded === text ? text : decodePercent(decoded);
}
