import { createHash } from "node:crypto";
import { tokenField } from "~/lib/form-fields";
import { keyedHash } from "~/server/auth/signed-text";
import type { Db } from "~/server/db/client";
import type { SentFile } from "./form";
import { readFormToken, TOKEN_MS } from "./robots";

/** Marks what was sent: the same again within its time has the same receipt. */
export type Receipt = { hash: string; expiresAt: Date };

/** For how long the same from the same network counts as sent twice, where no script was running. */
const NETWORK_MS = 10 * 60 * 1000;

type SentForm = { page: string; values: Readonly<Record<string, string>>; file: SentFile | null; network: string };

/**
 * The receipt of a form. What is equal in all its fields counts as sent again when it has the token of the same page view or,
 * without a token, comes from the same network. Pages are cached and alike for all visitors, so nothing in them can tell.
 */
export function receiptOfForm({ page, values, file, network }: SentForm, now: Date): Receipt {
  const token = readFormToken(values, now);
  const fields = Object.entries(values)
    .filter(([name]) => name !== tokenField)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const fileHash = file && createHash("sha256").update(file.bytes).digest("base64url");
  const sender = token ? ["token", token.nonce] : ["network", network];
  return createReceipt([...sender, page, fields, fileHash], new Date(now.getTime() + (token ? TOKEN_MS : NETWORK_MS)));
}

/** @param sent all by which it is known again */
export function createReceipt(sent: readonly unknown[], expiresAt: Date): Receipt {
  return { hash: keyedHash("receipt", JSON.stringify(sent)), expiresAt };
}

/**
 * Stores the receipt of staff's call in its transaction.
 * @param action what is called
 * @param input all that was sent
 * @returns false for a key that was used before; a call without a key always runs
 */
export async function isFirstCall(
  tx: Db,
  action: string,
  input: { callKey?: string | undefined },
  { actor, now }: { actor: { id: number }; now: Date },
): Promise<boolean> {
  if (input.callKey === undefined) return true;
  return keepReceipt(tx, createReceipt(["call", action, actor.id, input], new Date(now.getTime() + TOKEN_MS)), now);
}

/** Whether it was sent before. Something at the same moment is found by `keepReceipt` alone. */
export async function isReceived(db: Db, { hash }: Receipt, now: Date): Promise<boolean> {
  return (await db.receipt.count({ where: { hash, expiresAt: { gt: now } } })) > 0;
}

/**
 * Keeps a receipt in the transaction that does what was asked for: the same at the same moment waits for its end.
 * @param email the address of the visitor who sent it, in lower case, by which `deleteReceipts` finds it
 * @returns false when it was received before: then nothing is to be done
 */
export async function keepReceipt(tx: Db, { hash, expiresAt }: Receipt, now: Date, email?: string): Promise<boolean> {
  const person = email === undefined ? null : personOf(email);
  const kept = await tx.$executeRaw`
    INSERT INTO "Receipt" ("hash", "person", "expiresAt") VALUES (${hash}, ${person}, ${expiresAt})
    ON CONFLICT ("hash") DO UPDATE SET "person" = excluded."person", "expiresAt" = excluded."expiresAt"
    WHERE "Receipt"."expiresAt" <= ${now}`;
  return kept === 1;
}

/** Deletes the receipts of visitors by their addresses, in lower case: then they can send the same again at once. */
export async function deleteReceipts(tx: Db, emails: readonly string[]): Promise<void> {
  await tx.receipt.deleteMany({ where: { person: { in: emails.map(personOf) } } });
}

function personOf(email: string): string {
  return keyedHash("receipt-person", email);
}
