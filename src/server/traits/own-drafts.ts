import type { PublishedPath } from "~/features/public-records";
import { isSameJson } from "~/lib/items";
import type { Actor } from "~/server/auth/permissions";
import type { Db } from "~/server/db/client";

/**
 * Deletes the actor's own draft of a record when a save has stored all of it. A window that is closed too early can't: its input
 * would be filled in again over what somebody else saves later.
 */
export async function dropSavedDraft(
  db: Db,
  actor: Actor,
  path: PublishedPath,
  saved: { id: number } & Readonly<Record<string, unknown>>,
): Promise<void> {
  const key = { userId: actor.id, path, recordId: saved.id };
  const draft = await db.ownDraft.findUnique({ where: { userId_path_recordId: key }, select: { json: true, revision: true } });
  if (!draft) return;
  // superjson writes the values under `json`, dates as JSON has them.
  const { json }: { json?: { values?: object } } = Object(JSON.parse(draft.json));
  const isSaved = Object.entries(Object(json?.values)).every(([name, value]) => isSameJson(saved[name], value));
  if (isSaved) await db.ownDraft.deleteMany({ where: { ...key, revision: draft.revision } });
}
