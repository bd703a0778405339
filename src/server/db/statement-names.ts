import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** A statement is prepared when it is used this often. */
const FREQUENT_USES = 4;
/** Each connection of the server keeps the plans of all names. */
const MAX_NAMES = 500;
/** Counts of statements that were not used for long, such as lists with unusual filters, are forgotten. */
const MAX_COUNTED = 2_000;

/**
 * Searches by a pattern are planned at each use: a plan that fits all patterns took twice as long for terms that are very common or
 * shorter than a trigram.
 */
const pattern = /\bI?LIKE\b/;

/** Names the frequent statements, which PostgreSQL then parses once per connection instead of at each use. */
export function createStatementNames() {
  const names = new Map<string, string>();
  const uses = new LRUCache<string, number>({ max: MAX_COUNTED });

  return {
    /** @returns the same name for the same statement; an empty one for a statement that is not prepared */
    nameOf: ({ sql }: { sql: string }): string => {
      const existingName = names.get(sql);
      if (existingName !== undefined) return existingName;
      const count = (uses.get(sql) ?? 0) + 1;
      uses.set(sql, count);
      if (count < FREQUENT_USES || names.size >= MAX_NAMES || pattern.test(sql)) return "";
      uses.delete(sql);
      const name = createHash("sha256").update(sql).digest("base64url").slice(0, 32);
      names.set(sql, name);
      return name;
    },
    /** Sends a statement unprepared from now on. */
    forget: (sql: string): void => {
      names.set(sql, "");
    },
  };
}

export type StatementNames = ReturnType<typeof createStatementNames>;
