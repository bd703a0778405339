import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import pg from "pg";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { env } from "~/env.js";
import { limitedConfig } from "~/server/db/postgres";
import { AppError } from "~/server/errors";
import { processSingleton } from "~/server/process-singleton";

const QUARTER_OF_AN_HOUR = 15 * 60;

/** What is counted, and how often it may happen before it pauses. */
const limits = {
  /** Failed sign-ins to one account from one address. */
  account: { points: 10, duration: QUARTER_OF_AN_HOUR },
  /** Failed sign-ins from one address, whatever the account. */
  address: { points: 100, duration: QUARTER_OF_AN_HOUR },
  /** New accounts from one address. */
  signUp: { points: 30, duration: QUARTER_OF_AN_HOUR },
  /** Mails asked for from one address. Not counted by whom they go to: others could then use up a person's own requests. */
  mail: { points: 30, duration: QUARTER_OF_AN_HOUR },
} as const;

type Limit = keyof typeof limits;

/**
 * Counts an attempt before its outcome is known, so that many at once count as many.
 * @param keys who tries what; their combination is counted
 * @throws ERROR_TOO_MANY_REQUESTS with the seconds to wait
 */
export async function countAttempt(limit: Limit, ...keys: string[]): Promise<void> {
  try {
    await limiters()[limit].consume(keyOf(keys));
  } catch (refusal) {
    // Told apart by its shape: the process holds the library twice.
    if (!isRefusal(refusal)) throw refusal;
    throw new AppError("ERROR_TOO_MANY_REQUESTS", { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) });
  }
}

/** Takes an attempt back that turned out well. */
export async function forgiveAttempt(limit: Limit, ...keys: string[]): Promise<void> {
  await limiters()[limit].reward(keyOf(keys));
}

/** Forgets all attempts. */
export async function forgetAttempts(limit: Limit, ...keys: string[]): Promise<void> {
  await limiters()[limit].delete(keyOf(keys));
}

/** Of a fixed length, whatever people type. */
function keyOf(keys: string[]): string {
  return createHash("sha256")
    .update(JSON.stringify(keys.map(networkOf)))
    .digest("base64url");
}

/** Whoever has one address of IPv6 has all 2^64 of its network: they are counted as one. */
export function networkOf(key: string): string {
  const [address = ""] = key.split("%");
  if (!isIPv6(address) || address.includes(".")) return key;
  const [left = [], right = []] = address.split("::").map((part) => (part === "" ? [] : part.split(":")));
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => "0");
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16)).join(":");
}

function isRefusal(value: unknown): value is Pick<RateLimiterRes, "msBeforeNext"> {
  return value instanceof RateLimiterRes || (typeof value === "object" && value !== null && "msBeforeNext" in value);
}

type Limiters = Record<Limit, RateLimiterAbstract>;

function limiters(): Limiters {
  return processSingleton("throttle", makeLimiters);
}

/** In memory; with several instances in the PostgreSQL they share, and in memory while that is away. */
function makeLimiters(): Limiters {
  const pool = env.DATABASE_URL ? new pg.Pool({ ...limitedConfig(env.DATABASE_URL), max: 2, allowExitOnIdle: true }) : null;
  // Its waiting clients lose their connection with the database; the next query opens another.
  pool?.on("error", () => {});
  const make = (limit: Limit): RateLimiterAbstract => {
    const options = { keyPrefix: limit, ...limits[limit] };
    const memory = new RateLimiterMemory(options);
    if (!pool) return memory;
    // Made when the database is opened: while it makes a table by itself, the library counts in the memory of one instance.
    const table = { tableName: "_throttle", tableCreated: true, clearExpiredByTimeout: true };
    return new RateLimiterPostgres({ ...options, ...table, storeClient: pool, storeType: "pool", insuranceLimiter: memory });
  };
  return {
    account: make("account"),
    address: make("address"),
    signUp: make("signUp"),
    mail: make("mail"),
  };
}
