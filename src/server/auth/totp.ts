import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { authSecret } from "~/server/auth/secret";
import type { Db } from "~/server/db/client";

/** Tolerated clock drift in steps of 30 seconds, in both directions. */
const DRIFT_STEPS = 1;
const RECOVERY_CODES = 10;
/** 75 bits, in groups of five letters. */
const RECOVERY_CODE_LENGTH = 15;
/** Base32 without the letters that look like digits. */
const RECOVERY_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Creates a secret for an authenticator app: the encrypted form to store, and the plain form for the app. */
export function createTotpSecret(issuer: string, account: string): { encrypted: string; secret: string; uri: string } {
  const secret = new Secret({ size: 20 });
  const uri = new TOTP({ issuer, label: account, secret }).toString();
  return { encrypted: encrypt(secret.base32), secret: secret.base32, uri };
}

export type TotpOwner = { id: number; totpSecret: string | null };

/** Uses up a code of the app, once even with simultaneous requests. @returns whether it was right and unused */
export async function spendTotpCode(db: Db, { id, totpSecret }: TotpOwner, code: string, now: Date): Promise<boolean> {
  const secret = totpSecret === null ? null : decrypt(totpSecret);
  const token = code.replace(/\s/g, "");
  if (secret === null || !/^\d{6}$/.test(token)) return false;
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token, timestamp, window: DRIFT_STEPS });
  if (delta === null) return false;
  const step = totp.counter({ timestamp }) + delta;
  const isUnused = { OR: [{ totpLastStep: null }, { totpLastStep: { lt: step } }] };
  const { count } = await db.user.updateMany({ where: { id, ...isUnused }, data: { totpLastStep: step } });
  return count === 1;
}

/** Uses up a recovery code, typed with or without its hyphens. @returns whether the account had it */
export async function spendRecoveryCode(db: Db, userId: number, code: string): Promise<boolean> {
  const codes = await db.recoveryCode.findMany({ where: { userId }, select: { id: true, codeHash: true, salt: true } });
  const match = codes.find(({ codeHash, salt }) => codeHash === hashOf(code, salt));
  if (!match) return false;
  const { count } = await db.recoveryCode.deleteMany({ where: { id: match.id } });
  return count === 1;
}

/** Replaces an account's recovery codes; only hashes are stored. @returns the codes, to be shown once */
export async function createRecoveryCodes(db: Db, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from(randomBytes(RECOVERY_CODE_LENGTH), (byte) => RECOVERY_ALPHABET[byte % RECOVERY_ALPHABET.length]);
    return letters.join("").replace(/.{5}(?=.)/g, "$&-");
  });
  await db.recoveryCode.deleteMany({ where: { userId } });
  const rows = codes.map((code) => {
    const salt = randomBytes(16).toString("base64url");
    return { userId, salt, codeHash: hashOf(code, salt) };
  });
  await db.recoveryCode.createMany({ data: rows });
  return codes;
}

export async function removeTotp(db: Db, ids: number[]): Promise<void> {
  const none = { totpSecret: null, totpEnabledAt: null, totpLastStep: null };
  await db.user.updateMany({ where: { id: { in: ids } }, data: none });
  await db.recoveryCode.deleteMany({ where: { userId: { in: ids } } });
}

/** Hashes with the site's secret: a copy of the database alone is not enough to try codes. */
function hashOf(code: string, salt: string): string {
  const letters = code.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return createHmac("sha256", keyFor("recovery codes"))
    .update(salt + letters)
    .digest("base64url");
}

function encrypt(text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyFor("totp"), iv);
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString("base64url");
}

/** @returns null when it was encrypted with another secret of the site: the account needs a reset */
function decrypt(stored: string): string | null {
  const bytes = Buffer.from(stored, "base64url");
  try {
    const decipher = createDecipheriv("aes-256-gcm", keyFor("totp"), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}

function keyFor(purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", authSecret(), "", `atrium ${purpose}`, 32));
}
