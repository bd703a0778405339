import { createTransport } from "nodemailer";
import { env } from "~/env";
import { messageOf } from "~/server/platform/error-facts";
import { processSingleton } from "~/server/platform/process-singleton";
import { withTimeout } from "~/server/platform/timeout";

const connectMs = 10_000;
const silenceMs = 30_000;
export const DELIVERY_MS = 60_000;

export type Letter = {
  from: { name: string; address: string };
  replyTo: string | null;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Equal for every attempt, so that a mailbox recognises duplicates. */
  messageId: string;
  date: Date;
  headers: Record<string, string>;
  attachments: MailFile[];
};

export type MailFile = { filename: string; content: Buffer; contentType: string };

/** Reason why a mail was not accepted; the message holds no credentials. */
export class DeliveryError extends Error {
  /** Permanent refusal of the mailbox or content (5xx). */
  readonly isFinal: boolean;
  /** The server is unreachable or refuses every mail, for example the sign-in or sender. */
  readonly isAboutServer: boolean;

  constructor(message: string, { isFinal, isAboutServer }: { isFinal: boolean; isAboutServer: boolean }) {
    super(message);
    this.isFinal = isFinal;
    this.isAboutServer = isAboutServer;
  }
}

const configured = processSingleton("mail-server", (): { url: string | undefined } => ({ url: env.SMTP_URL }));

/** @internal For tests. */
export function setMailServer(url: string | undefined): void {
  configured.url = url;
}

export function hasMailServer(): boolean {
  return configured.url !== undefined;
}

export function serverAddress(): string | null {
  const user = configured.url ? decodeURIComponent(new URL(configured.url).username) : "";
  return user.includes("@") ? user : null;
}

export async function deliver(letter: Letter): Promise<void> {
  const url = configured.url;
  if (url === undefined) throw new Error("There is no mail server");
  const transport = createTransport({
    url,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(needsTls(new URL(url)) && { requireTLS: true }),
  });
  try {
    await withTimeout(
      transport.sendMail({
        ...letter,
        replyTo: letter.replyTo ?? undefined,
        attachments: letter.attachments.map((file) => ({ ...file, contentDisposition: "attachment" as const })),
      }),
      DELIVERY_MS,
    );
  } catch (error) {
    throw explain(error, new URL(url));
  } finally {
    transport.close();
  }
}

/** Whether TLS is required: always for passwords, also when an attacker hides that the server offers it. */
function needsTls({ protocol, username, hostname }: URL): boolean {
  return protocol === "smtp:" && username !== "" && !/^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

/** Commands whose refusal concerns only this mail. */
const ofTheMail = new Set(["RCPT TO", "DATA"]);

function explain(error: unknown, url: URL): DeliveryError {
  const { command, responseCode } = { command: property(error, "command"), responseCode: property(error, "responseCode") };
  const isOfTheMail = ofTheMail.has(String(command));
  const isFinal = isOfTheMail && typeof responseCode === "number" && responseCode >= 500;
  return new DeliveryError(withoutSecrets(messageOf(error), url), { isFinal, isAboutServer: !isOfTheMail });
}

function property(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

const MAX_REASON = 500;

/** Shortens a reason to one line and removes the credentials in any form that a server may repeat. */
function withoutSecrets(reason: string, { username, password }: URL): string {
  const secrets = [decodeURIComponent(password), password]
    .filter(Boolean)
    .flatMap((secret) => [secret, base64(secret), base64(`\0${decodeURIComponent(username)}\0${secret}`)]);
  const clean = secrets.reduce((text, secret) => text.replaceAll(secret, "…"), reason);
  return clean.replace(/\s+/g, " ").trim().slice(0, MAX_REASON);
}

function base64(text: string): string {
  return Buffer.from(text).toString("base64");
}
