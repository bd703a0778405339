/** Time limits of the database in milliseconds. Migrations have none. */

/** Limit for connecting and for getting a connection (embedded database: its only one). */
export const waitMs = 10_000;

/** Limit of one statement, enforced by the server. */
export const statementMs = 10_000;

/** Limit for any answer: longer than a statement's, so it passes only when the server hangs. */
export const silenceMs = 12_000;

/** Prisma's limits for starting and for running a transaction. */
export const transactionOptions = { maxWait: waitMs, timeout: 15_000 };

/** Prisma's limits while a starting site fills its database, which takes long on a slow or busy machine. */
export const fillingOptions = { ...transactionOptions, timeout: 600_000 };
