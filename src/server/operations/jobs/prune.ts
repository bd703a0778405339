import type { Prisma } from "~/generated/prisma/client";
import { accountRules } from "~/server/auth/account-rules";
import { KNOWN_NETWORK_MS } from "~/server/auth/sign-in-attempts";
import { recordActivity } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { runTransaction } from "~/server/db/transaction";
import { blankExpiredLinks } from "~/server/mail/outbox";
import type { Job } from "./job";

const DAY_MS = 24 * 60 * 60 * 1000;
const batchSize = 500;

const OWN_DRAFT_MS = 30 * DAY_MS;

const unconfirmedMs = 7 * DAY_MS;

type Batch = (db: Db, now: Date) => Promise<number>;

const batches: Record<string, Batch> = {
  sessions: async (db, now) => (await db.session.deleteMany({ where: { expiresAt: { lte: now } }, limit: batchSize })).count,
  networks: async (db, now) => {
    const lastAt = { lte: new Date(now.getTime() - KNOWN_NETWORK_MS) };
    return (await db.signInNetwork.deleteMany({ where: { lastAt }, limit: batchSize })).count;
  },
  links: async (db, now) => (await db.accountToken.deleteMany({ where: { expiresAt: { lte: now } }, limit: batchSize })).count,
  previews: async (db, now) => (await db.previewLink.deleteMany({ where: { expiresAt: { lte: now } }, limit: batchSize })).count,
  ownDrafts: async (db, now) => {
    const updatedAt = { lte: new Date(now.getTime() - OWN_DRAFT_MS) };
    return (await db.ownDraft.deleteMany({ where: { updatedAt }, limit: batchSize })).count;
  },
  mails: blankExpiredLinks,
  accounts: deleteUnconfirmed,
};

export const prune = {
  name: "prune",
  intervalMs: DAY_MS,
  run: async ({ now, keepGoing }) => {
    for (const [kind, deleteBatch] of Object.entries(batches)) {
      let count = batchSize;
      while (count === batchSize) {
        if (!(await keepGoing())) return;
        count = await runTransaction(async (tx) => {
          const deleted = await deleteBatch(tx, now);
          const entry = { actor: null, ip: null, action: "prune" as const, path: "/admin/user" };
          if (deleted > 0) await recordActivity(tx, { ...entry, changes: { [kind]: [null, deleted] } });
          return deleted;
        });
      }
    }
  },
} as const satisfies Job;

async function deleteUnconfirmed(db: Db, now: Date): Promise<number> {
  // Without required confirmation, an unconfirmed account is complete.
  if (!(await accountRules(db)).confirmEmail) return 0;
  const where = abandoned(now);
  const users = await db.user.findMany({ where, select: { id: true }, take: batchSize });
  // The DELETE repeats the conditions: the address may be confirmed between the two statements (race).
  return (await db.user.deleteMany({ where: { ...where, id: { in: users.map(({ id }) => id) } } })).count;
}

/** Selects abandoned sign-ups. Version 1: no administrator approved, blocked or changed the account. */
function abandoned(now: Date): Prisma.UserWhereInput {
  return {
    verifiedAt: null,
    version: 1,
    lastSignInAt: null,
    createdAt: { lte: new Date(now.getTime() - unconfirmedMs) },
    sessions: { none: {} },
    articles: { none: {} },
    tokens: { none: { usedAt: null, expiresAt: { gt: now } } },
  };
}
