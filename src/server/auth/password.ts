import { hash, verify } from "@node-rs/argon2";
import { isWellFormed } from "~/lib/text";

/** argon2id: a few milliseconds per sign-in, expensive for an attacker who tries many. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), cost);
}

/** Compares a password with its hash. @param passwordHash null for no account: takes as long and returns false */
export async function isPasswordRight(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? unmatchableHash, password.normalize("NFC"));
  return isRight && passwordHash !== null && isWellFormed(password);
}

/** Hash of random bytes with the same cost: an unknown account takes as long as a wrong password. */
const unmatchableHash = "$argon2id$v=19$m=19456,t=2,p=1$Pmq+oNvD2sn4OtgVs+1QVA$X9iDoEMfgxxjdl8Vt82kW0IxFTNiti/4zHX+2rYOw1c";
