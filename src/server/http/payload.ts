import { createDecipheriv, createHash } from "node:crypto";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Decrypts base64 of iv, tag and ciphertext: AES-256-GCM under the secret's SHA-256. @returns null when impossible */
export function decryptPayload(payload: string, secret: string): string | null {
  const bytes = Buffer.from(payload, "base64");
  if (bytes.length < IV_BYTES + TAG_BYTES) return null;
  const key = createHash("sha256").update(secret).digest();
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
