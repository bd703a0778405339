import { createHash } from "node:crypto";
import { tokenField } from "~/lib/form-fields";
import { keyedHash } from "~/server/auth/signed-text";
import type { Db } from "~/server/db/client";
import { readFormToken, TOKEN_MS } from "./robots";

export type Receipt = { hash: string; expiresAt: Date };

const NETWORK_MS = 10 * 60 * 1000;

type SentForm = {
  page: string;
  values: Readonly<Record<string, string>>;
  files: readonly { bytes: Uint8Array }[];
  network: string;
};

/** Builds the key of a sent form. Without a token, the network distinguishes senders, as cached pages are all equal. */
export function receiptOfForm({ page, values, files, network }: SentForm, now: Date): Receipt {
  const token = readFormToken(values, now);
  const fields = Object.entries(values)
    .filter(([name]) => name !== tokenField)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const hashes = files.map(({ bytes }) => createHash("sha256").update(bytes).digest("base64url"));
  const sender = token ? ["token", token.nonce] : ["network", network];
  return createReceipt([...sender, page, fields, hashes], new Date(now.getTime() + (token ? TOKEN_MS : NETWORK_MS)));
}

export function createReceipt(sent: readonly unknown[], expiresAt: Date): Receipt {
  return { hash: keyedHash("receipt", JSON.stringify(sent)), expiresAt };
}

/** Records a call's idempotency key. @returns false for a used key; a call without a key always runs */
export async function isFirstCall(
  tx: Db,
  action: string,
  input: { callKey?: string | undefined },
  { actor, now }: { actor: { id: number }; now: Date },
): Promise<boolean> {
  if (input.callKey === undefined) return true;
  return keepReceipt(tx, createReceipt(["call", action, actor.id, input], new Date(now.getTime() + TOKEN_MS)), now);
}

/** Whether the form was sent before. Only `keepReceipt` finds a concurrent duplicate. */
export async function isReceived(db: Db, { hash }: Receipt, now: Date): Promise<boolean> {
  return (await db.receipt.count({ where: { hash, expiresAt: { gt: now } } })) > 0;
}

/** Stores a receipt; duplicates wait for this transaction. @param email in lower case @returns false for a duplicate */
export async function keepReceipt(tx: Db, { hash, expiresAt }: Receipt, now: Date, email?: string): Promise<boolean> {
  const person = email === undefined ? null : personOf(email);
  const inserted = await tx.$executeRaw`
    INSERT INTO "Receipt" ("hash", "person", "expiresAt") VALUES (${hash}, ${person}, ${expiresAt})
    ON CONFLICT ("hash") DO UPDATE SET "person" = excluded."person", "expiresAt" = excluded."expiresAt"
    WHERE "Receipt"."expiresAt" <= ${now}`;
  return inserted === 1;
}

/** Deletes receipts, so that the person can send the same again. @param emails in lower case */
export async function deleteReceipts(tx: Db, emails: readonly string[]): Promise<void> {
  await tx.receipt.deleteMany({ where: { person: { in: emails.map(personOf) } } });
}

function personOf(email: string): string {
  return keyedHash("receipt-person", email);
}
