import { createHash } from "node:crypto";
import pg from "pg";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { env } from "~/env.js";
import { limitedConfig } from "~/server/db/postgres";
import { AppError } from "~/server/platform/errors";
import { log } from "~/server/platform/log";
import { counter } from "~/server/platform/metrics";
import { processSingleton } from "~/server/platform/process-singleton";
import { networkOf } from "./ip";

const MINUTE = 60;
const QUARTER_OF_AN_HOUR = 15 * 60;
const DAY = 24 * 60 * 60;

/** Spaced attempts: this many a day are free; then the pause before the next one (seconds) doubles up to the longest. */
const FREE_ATTEMPTS = 10;
const FIRST_PAUSE = 5;
const LONGEST_PAUSE = QUARTER_OF_AN_HOUR;

/** `isLocal`: of this process alone, as asking PostgreSQL would cost as much as the work that it limits. */
const limits = {
  account: { points: 10, duration: QUARTER_OF_AN_HOUR },
  accountRange: { points: 30, duration: QUARTER_OF_AN_HOUR },
  address: { points: 100, duration: QUARTER_OF_AN_HOUR },
  range: { points: 300, duration: QUARTER_OF_AN_HOUR },
  spaced: { points: Number.MAX_SAFE_INTEGER, duration: DAY },
  pause: { points: 1, duration: LONGEST_PAUSE },
  proof: { points: 10, duration: QUARTER_OF_AN_HOUR },
  signUp: { points: 30, duration: QUARTER_OF_AN_HOUR },
  signUpRange: { points: 90, duration: QUARTER_OF_AN_HOUR },
  /** Requested mails per client address. Not per recipient: an attacker could use up the recipient's requests. */
  mail: { points: 30, duration: QUARTER_OF_AN_HOUR },
  /** Public forms sent from one address, including refused ones. */
  form: { points: 30, duration: QUARTER_OF_AN_HOUR },
  /** Public forms read at all: the few beyond `form` are shown again with the typed values. */
  readForm: { points: 40, duration: QUARTER_OF_AN_HOUR, isLocal: true },
  search: { points: 60, duration: MINUTE, isLocal: true },
  unknown: { points: 300, duration: MINUTE, isLocal: true },
  /** Suggestions while typing a search: one request for every few letters. */
  suggestions: { points: 240, duration: MINUTE, isLocal: true },
  editLinks: { points: 120, duration: MINUTE, isLocal: true },
  /** Bytes of one person's drafts: a long text, kept whenever its author pauses, takes a few megabytes. */
  ownDraftBytes: { points: 10 * 1024 * 1024, duration: MINUTE, isLocal: true },
  /** Milliseconds that a person's uploaded images take to make: some 300 photos, or 100 of the largest images. */
  imageTime: { points: 5 * MINUTE * 1000, duration: QUARTER_OF_AN_HOUR },
} as const;

type Limit = keyof typeof limits;

const throttled = counter("atrium_throttled_total", "Calls that were refused because there were too many of them.", ["limit"]);

/**
 * Counts an attempt before its outcome is known, so that simultaneous ones all count.
 * @param keys client address, account and so on, counted in combination @throws ERROR_TOO_MANY_REQUESTS
 */
export async function countAttempt(limit: Limit, ...keys: string[]): Promise<void> {
  await consume(limit, keys);
}

/** Counts bytes that a call stores. @throws ERROR_TOO_MANY_REQUESTS */
export async function countBytes(limit: "ownDraftBytes", bytes: number, ...keys: string[]): Promise<void> {
  await consume(limit, keys, { points: bytes });
}

/** Refuses after too many attempts, for those that are counted after their outcome. @throws ERROR_TOO_MANY_REQUESTS */
export async function checkAttempts(limit: Limit, ...keys: string[]): Promise<void> {
  const counted = await limiterOf(limit).get(keyOf(keys));
  if (counted && counted.consumedPoints >= limits[limit].points) throw refusalOf(limit, counted);
}

/** Counts what something has cost; `checkAttempts` refuses the next one when too much was spent. */
export async function countCost(limit: Limit, points: number, ...keys: string[]): Promise<void> {
  await limiterOf(limit).penalty(keyOf(keys), points);
}

/** Spaces attempts from everywhere: after ten a day, one passes after each growing pause. @throws ERROR_TOO_MANY_REQUESTS */
export async function countSpacedAttempt(...keys: string[]): Promise<void> {
  const { consumedPoints } = await consume("spaced", keys);
  const excess = consumedPoints - FREE_ATTEMPTS;
  if (excess <= 0) return;
  try {
    await consume("pause", keys, { seconds: Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (excess - 1)) });
  } catch (error) {
    // Refused attempts do not lengthen the pause.
    await forgiveAttempt("spaced", ...keys);
    throw error;
  }
}

export async function forgiveSpacedAttempt(...keys: string[]): Promise<void> {
  await Promise.all([forgiveAttempt("spaced", ...keys), forgetAttempts("pause", ...keys)]);
}

async function consume(
  limit: Limit,
  keys: string[],
  { points = 1, seconds }: { points?: number; seconds?: number } = {},
): Promise<RateLimiterRes> {
  try {
    return await limiterOf(limit).consume(keyOf(keys), points, seconds === undefined ? {} : { customDuration: seconds });
  } catch (refusal) {
    // Checks the shape, as the process holds the library twice.
    if (!isRefusal(refusal)) throw refusal;
    // Logs only the first refusal.
    if (refusal.consumedPoints - points <= limits[limit].points) log.warn("Too many attempts", undefined, { limit });
    throw refusalOf(limit, refusal);
  }
}

function refusalOf(limit: Limit, { msBeforeNext }: Pick<RateLimiterRes, "msBeforeNext">): AppError {
  throttled.inc({ limit });
  return new AppError("ERROR_TOO_MANY_REQUESTS", { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) });
}

export async function forgiveAttempt(limit: Limit, ...keys: string[]): Promise<void> {
  await limiterOf(limit).reward(keyOf(keys));
}

export async function forgetAttempts(limit: Limit, ...keys: string[]): Promise<void> {
  await limiterOf(limit).delete(keyOf(keys));
}

function keyOf(keys: string[]): string {
  return createHash("sha256")
    .update(JSON.stringify(keys.map(networkOf)))
    .digest("base64url");
}

function isRefusal(value: unknown): value is Pick<RateLimiterRes, "msBeforeNext" | "consumedPoints"> {
  return value instanceof RateLimiterRes || (typeof value === "object" && value !== null && "msBeforeNext" in value);
}

const limiters = processSingleton("throttle", () => new Map<Limit, RateLimiterAbstract>());

function limiterOf(limit: Limit): RateLimiterAbstract {
  const limiter = limiters.get(limit) ?? makeLimiter(limit);
  limiters.set(limit, limiter);
  return limiter;
}

function makeLimiter(limit: Limit): RateLimiterAbstract {
  const { points, duration } = limits[limit];
  const options = { keyPrefix: limit, points, duration };
  const memory = new RateLimiterMemory(options);
  if (!env.DATABASE_URL || "isLocal" in limits[limit]) return memory;
  const storeClient = openPool(env.DATABASE_URL);
  // The table is created when the database is opened; otherwise the library would count in memory until it has created one.
  const table = { tableName: "_throttle", tableCreated: true, clearExpiredByTimeout: true };
  return new RateLimiterPostgres({ ...options, ...table, storeClient, storeType: "pool", insuranceLimiter: memory });
}

function openPool(url: string): pg.Pool {
  return processSingleton("throttle-pool", () => {
    const pool = new pg.Pool({ ...limitedConfig(url), max: 2, allowExitOnIdle: true });
    // Idle connections break when the database goes away; the next query opens another one.
    pool.on("error", () => {});
    return pool;
  });
}
