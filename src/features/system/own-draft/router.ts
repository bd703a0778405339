import { randomInt } from "node:crypto";
import type { z } from "zod";
import { type Actor, may } from "~/server/auth/permissions";
import { router, sessionProcedure } from "~/server/crud/trpc";
import type { Db } from "~/server/db/client";
import { reclaimSpace } from "~/server/db/reclaim";
import { AppError } from "~/server/platform/errors";
import { countBytes } from "~/server/request/throttle";
import { OWN_DRAFTS, ownDraftKey, ownDraftSchema, seenOwnDraft } from "./schema";

type Key = z.infer<typeof ownDraftKey>;

/**
 * The actor's own unsaved input in the forms of published kinds. It has no versions and is not in the log; visitors never see it.
 */
export const ownDraftRouter = router({
  /** @returns null if there is none */
  read: sessionProcedure.input(ownDraftKey).query(({ ctx, input }) => {
    checkMayWrite(ctx.actor, input);
    return ctx.db.ownDraft.findUnique({
      where: { userId_path_recordId: keyOf(ctx.actor, input) },
      select: { json: true, revision: true, updatedAt: true },
    });
  }),

  /**
   * Stores a draft.
   * @throws ERROR_UNAUTHORIZED when somebody else has signed in since it was typed; ERROR_CONFLICT when another window has
   * stored one that this one has not seen; ERROR_TOO_MANY_REQUESTS
   */
  keep: sessionProcedure.input(ownDraftSchema).mutation(async ({ ctx, input }) => {
    if (input.authorId !== undefined && input.authorId !== ctx.actor.id) throw new AppError("ERROR_UNAUTHORIZED");
    checkMayWrite(ctx.actor, input);
    const bytes = Buffer.byteLength(input.json);
    await countBytes("ownDraftBytes", bytes, String(ctx.actor.id));
    const key = keyOf(ctx.actor, input);
    const draft = { json: input.json, revision: randomInt(1, 2 ** 31 - 1), updatedAt: ctx.now };
    const seen = { ...key, revision: input.revision ?? 0 };
    const { count } = await ctx.db.ownDraft.updateMany({ where: seen, data: draft });
    if (count === 0) {
      // A save has ended the draft meanwhile.
      if (input.revision !== null) throw new AppError("ERROR_CONFLICT");
      const created = await ctx.db.ownDraft.createMany({ data: { ...key, ...draft }, skipDuplicates: true });
      if (created.count === 0) throw new AppError("ERROR_CONFLICT");
      await dropOldest(ctx.db, ctx.actor.id);
    }
    await reclaimSpace(ctx.db, "OwnDraft", bytes);
    return { revision: draft.revision, updatedAt: draft.updatedAt };
  }),

  /** Deletes a draft in the state that the window has seen; a newer one stays. */
  discard: sessionProcedure.input(seenOwnDraft).mutation(async ({ ctx, input }) => {
    checkMayWrite(ctx.actor, input);
    await ctx.db.ownDraft.deleteMany({ where: { ...keyOf(ctx.actor, input), revision: input.revision ?? 0 } });
  }),
});

function keyOf(actor: Actor, { path, recordId }: Key) {
  return { userId: actor.id, path, recordId: recordId ?? 0 };
}

/** @throws ERROR_FORBIDDEN for who could not save the form */
function checkMayWrite(actor: Actor, { path, recordId }: Key): void {
  if (!may(actor, path, "view") || !may(actor, path, recordId === null ? "add" : "edit")) throw new AppError("ERROR_FORBIDDEN");
}

async function dropOldest(db: Db, userId: number): Promise<void> {
  const orderBy = [{ updatedAt: "desc" as const }, { id: "desc" as const }];
  const surplus = await db.ownDraft.findMany({ where: { userId }, orderBy, skip: OWN_DRAFTS, select: { id: true } });
  if (surplus.length > 0) await db.ownDraft.deleteMany({ where: { id: { in: surplus.map(({ id }) => id) } } });
}
