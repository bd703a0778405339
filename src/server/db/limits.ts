/** How long the database may take, in milliseconds. Migrations and the filling of an empty database have no such limits. */

/** To connect, to get one of the pool's connections, or in the embedded database to get its only one. */
export const waitMs = 10_000;

/** One statement; the server itself ends what takes longer. */
export const statementMs = 10_000;

/** For any answer from the server. Longer than a statement may take, so it only passes when the server hangs. */
export const silenceMs = 12_000;

/** For Prisma's client: how long a transaction waits to begin, and how long it may then take. */
export const transactionOptions = { maxWait: waitMs, timeout: 15_000 };
