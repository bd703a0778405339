import superjson from "superjson";
import { isPersonal } from "~/features/registry";
import type { FlatFields } from "~/lib/items";

/** Unsaved form input in the browser. */
export type Draft = {
  /** Version of the edited record; null for a new one. */
  version: number | null;
  /** Version of the pending changes that were seen; null: none were. */
  pendingVersion?: number | null;
  at: Date;
  values: Record<string, unknown>;
  /** Replaced fields of lists of items (`former-lists.ts`). */
  former?: FlatFields;
};

/** Part of Web Storage used for drafts. */
type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const PERSONAL_DRAFT_MS = 24 * 60 * 60 * 1000;

/** Builds a draft's key. It contains the user: several people may share a browser. */
export function draftKey(userId: number, path: string, recordId: number | null): string {
  return `draft:${userId}:${path}:${recordId ?? "new"}`;
}

/** @returns null when there is no readable draft */
export function readDraft(storage: Pick<DraftStorage, "getItem">, key: string): Draft | null {
  try {
    const stored = storage.getItem(key);
    const draft: unknown = stored ? superjson.parse(stored) : null;
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

export function newest(one: Draft | null, other: Draft | null): Draft | null {
  if (!one || !other) return one ?? other;
  return one.at > other.at ? one : other;
}

/** Stores a draft; removes an empty one. Ignores a full or forbidden storage. */
export function writeDraft(storage: DraftStorage, key: string, draft: Draft): void {
  try {
    if (Object.keys(draft.values).length === 0) storage.removeItem(key);
    else storage.setItem(key, superjson.stringify(draft));
  } catch {}
}

export function removeDraft(storage: Pick<DraftStorage, "removeItem">, key: string): void {
  try {
    storage.removeItem(key);
  } catch {}
}

/**
 * Removes drafts with personal data older than a day, and all of them on sign-out. Younger ones survive an ended session.
 * @param userId who signs out
 */
export function removePersonalDrafts(
  storage: Pick<Storage, "getItem" | "removeItem" | "key" | "length">,
  { now, userId }: { now: Date; userId?: number | undefined },
): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  for (const key of keys) {
    const [, owner, page = ""] = /^draft:(\d+):(\/admin\/[\w-]+)/.exec(key) ?? [];
    if (!isPersonal(page)) continue;
    const draft = readDraft(storage, key);
    const isOld = !draft || now.getTime() - draft.at.getTime() > PERSONAL_DRAFT_MS;
    if (isOld || Number(owner) === userId) removeDraft(storage, key);
  }
}

export function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  return (
    "version" in value &&
    (value.version === null || typeof value.version === "number") &&
    "at" in value &&
    value.at instanceof Date &&
    "values" in value &&
    typeof value.values === "object" &&
    value.values !== null &&
    (!("former" in value) || (typeof value.former === "object" && value.former !== null))
  );
}
