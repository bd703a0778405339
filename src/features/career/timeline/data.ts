import { z } from "zod";
import type { Db } from "~/server/db/client";

const path = "/admin/candidate";

/** Entries of each kind that are read. */
const MOST = 100;

const newest = { orderBy: { id: "desc" }, take: MOST } as const;
const rating = z.object({ rating: z.tuple([z.unknown(), z.int().nullable()]) });

/** Reads notes, mails, stages and ratings of a candidate, newest first. */
export async function readTimeline(db: Db, candidateId: number) {
  const where = { candidateId };
  const [notes, mails, changes, saves] = await Promise.all([
    db.candidateNote.findMany({
      where,
      select: { id: true, text: true, authorId: true, authorName: true, createdAt: true },
      ...newest,
    }),
    db.mail.findMany({ where, select: { id: true, to: true, subject: true, state: true, createdAt: true }, ...newest }),
    db.candidateStageChange.findMany({
      where,
      select: { id: true, from: true, to: true, actorName: true, createdAt: true },
      ...newest,
    }),
    db.activity.findMany({
      where: { path, recordId: candidateId, action: "update" },
      select: { id: true, actorName: true, changes: true, createdAt: true },
      ...newest,
    }),
  ]);
  const ratings = saves.flatMap(({ changes, ...save }) => {
    const rated = rating.safeParse(changes);
    return rated.success ? { ...save, rating: rated.data.rating[1] } : [];
  });
  return [
    ...notes.map((note) => ({ kind: "note" as const, ...note })),
    ...mails.map((mail) => ({ kind: "mail" as const, ...mail })),
    ...changes.map((change) => ({ kind: "stage" as const, ...change })),
    ...ratings.map((rated) => ({ kind: "rating" as const, ...rated })),
  ].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}
