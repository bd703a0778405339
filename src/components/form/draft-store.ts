import superjson from "superjson";

/** Unsaved input of a form, as the browser keeps it. */
export type Draft = {
  /** The version of the record it was typed on; null for a new one. */
  version: number | null;
  /** When it was last typed on. */
  at: Date;
  /** Only the fields that were changed. */
  values: Record<string, unknown>;
};

/** The part of the Web Storage that drafts need. */
type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The keys of drafts about candidates and of replies to visitors. */
const personalKey = /^draft:(\d+):\/admin\/(?:candidate|contact)\b/;
const PERSONAL_DRAFT_MS = 24 * 60 * 60 * 1000;

/** The key of a draft: a person is not offered what another one typed on the same machine. */
export function draftKey(userId: number, path: string, recordId: number | null): string {
  return `draft:${userId}:${path}:${recordId ?? "new"}`;
}

/** @returns null when there is none, or none that can be read */
export function readDraft(storage: Pick<DraftStorage, "getItem">, key: string): Draft | null {
  try {
    const stored = storage.getItem(key);
    const draft: unknown = stored ? superjson.parse(stored) : null;
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps a draft; an empty one is removed. A full or forbidden storage is ignored: typing goes on. */
export function writeDraft(storage: DraftStorage, key: string, draft: Draft): void {
  try {
    if (Object.keys(draft.values).length === 0) storage.removeItem(key);
    else storage.setItem(key, superjson.stringify(draft));
  } catch {}
}

/** Forgets a draft: it was saved, or is not wanted. */
export function removeDraft(storage: Pick<DraftStorage, "removeItem">, key: string): void {
  try {
    storage.removeItem(key);
  } catch {}
}

/**
 * Removes drafts with personal data that are older than a day. An ended session leaves younger ones to its account.
 * @param userId who signs out: all of their drafts with personal data go
 */
export function removePersonalDrafts(
  storage: Pick<Storage, "getItem" | "removeItem" | "key" | "length">,
  { now, userId }: { now: Date; userId?: number | undefined },
): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  for (const key of keys) {
    const owner = personalKey.exec(key)?.[1];
    if (owner === undefined) continue;
    const draft = readDraft(storage, key);
    const isOld = !draft || now.getTime() - draft.at.getTime() > PERSONAL_DRAFT_MS;
    if (isOld || Number(owner) === userId) removeDraft(storage, key);
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  return (
    "version" in value &&
    (value.version === null || typeof value.version === "number") &&
    "at" in value &&
    value.at instanceof Date &&
    "values" in value &&
    typeof value.values === "object" &&
    value.values !== null
  );
}
