import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import pg from "pg";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { env } from "~/env.js";
import { limitedConfig } from "~/server/db/postgres";
import { AppError } from "~/server/errors";
import { processSingleton } from "~/server/process-singleton";

const MINUTE = 60;
const QUARTER_OF_AN_HOUR = 15 * 60;

/** What is counted, and how often it may happen in which time (seconds) before it is refused. */
const limits = {
  /** Failed sign-ins to one account from one address. */
  account: { points: 10, duration: QUARTER_OF_AN_HOUR },
  /** Failed sign-ins from one address, to all accounts together. */
  address: { points: 100, duration: QUARTER_OF_AN_HOUR },
  /** New accounts from one address. */
  signUp: { points: 30, duration: QUARTER_OF_AN_HOUR },
  /** Requested mails from one address. Not counted by recipient: an attacker could use up the recipient's own requests. */
  mail: { points: 30, duration: QUARTER_OF_AN_HOUR },
  /** Forms of the public site that were sent from one address, refused ones too. */
  form: { points: 30, duration: QUARTER_OF_AN_HOUR },
  /** Searches of the public site from one address that are not in memory. */
  search: { points: 60, duration: MINUTE },
  /** Suggestions while a search is typed: one for every few letters. */
  suggestions: { points: 240, duration: MINUTE },
  /** Questions of one person where a public page is edited. */
  editLinks: { points: 120, duration: 60 },
} as const;

/** Guard the work of this process alone: asking PostgreSQL would cost as much as the work. */
const localLimits: readonly Limit[] = ["search", "suggestions", "editLinks"];

type Limit = keyof typeof limits;

/**
 * Counts an attempt before its outcome is known, so that many at once count as many.
 * @param keys client address, account and the like; their combination is counted
 * @throws ERROR_TOO_MANY_REQUESTS with the seconds to wait
 */
export async function countAttempt(limit: Limit, ...keys: string[]): Promise<void> {
  try {
    await limiters()[limit].consume(keyOf(keys));
  } catch (refusal) {
    // Recognised by its shape: the process holds the library twice.
    if (!isRefusal(refusal)) throw refusal;
    throw new AppError("ERROR_TOO_MANY_REQUESTS", { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) });
  }
}

/** Takes back an attempt that succeeded. */
export async function forgiveAttempt(limit: Limit, ...keys: string[]): Promise<void> {
  await limiters()[limit].reward(keyOf(keys));
}

/** Forgets all attempts. */
export async function forgetAttempts(limit: Limit, ...keys: string[]): Promise<void> {
  await limiters()[limit].delete(keyOf(keys));
}

/** A hash, so that keys have a fixed length. */
function keyOf(keys: string[]): string {
  return createHash("sha256")
    .update(JSON.stringify(keys.map(networkOf)))
    .digest("base64url");
}

/** The /64 network of an IPv6 address: one client can use all 2^64 addresses of it, so they are counted as one. */
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

/** Counts in memory or, with DATABASE_URL, in the shared PostgreSQL; while that is away, in memory too. */
function makeLimiters(): Limiters {
  const pool = env.DATABASE_URL ? new pg.Pool({ ...limitedConfig(env.DATABASE_URL), max: 2, allowExitOnIdle: true }) : null;
  // Idle connections break when the database goes away; the next query opens another one.
  pool?.on("error", () => {});
  const make = (limit: Limit): RateLimiterAbstract => {
    const options = { keyPrefix: limit, ...limits[limit] };
    const memory = new RateLimiterMemory(options);
    if (!pool || localLimits.includes(limit)) return memory;
    // The table is created when the database is opened: while the library creates it, it would count in memory.
    const table = { tableName: "_throttle", tableCreated: true, clearExpiredByTimeout: true };
    return new RateLimiterPostgres({ ...options, ...table, storeClient: pool, storeType: "pool", insuranceLimiter: memory });
  };
  return {
    account: make("account"),
    address: make("address"),
    signUp: make("signUp"),
    mail: make("mail"),
    editLinks: make("editLinks"),
    form: make("form"),
    search: make("search"),
    suggestions: make("suggestions"),
  };
}
