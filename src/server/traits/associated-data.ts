import { z } from "zod";
import type { PublishedPath } from "~/features/public-records";
import type { AssociatedData } from "~/server/crud/entity";
import { keepPending } from "./pending";

const schema = z.object({
  slugs: z.array(z.string()),
  pending: z
    .object({
      data: z.record(z.string(), z.json()),
      baseVersion: z.number(),
      authorIds: z.array(z.number()),
      media: z.array(z.object({ id: z.number() })),
    })
    .nullable(),
});

/** Old addresses and pending changes of published records, which are deleted with them. */
export function publishedAssociatedData(path: PublishedPath): AssociatedData {
  return {
    read: async (db, ids) => {
      const where = { path, recordId: { in: ids } };
      const changed = { data: true, baseVersion: true, authorIds: true, media: { select: { id: true } } } as const;
      const [redirects, changes] = await Promise.all([
        db.slugRedirect.findMany({ where, select: { recordId: true, slug: true } }),
        db.pendingChange.findMany({ where, select: { recordId: true, ...changed } }),
      ]);
      const found = new Map<number, z.input<typeof schema>>();
      for (const { recordId, slug } of redirects) {
        const { slugs = [] } = found.get(recordId) ?? {};
        found.set(recordId, { slugs: [...slugs, slug], pending: null });
      }
      for (const { recordId, ...pending } of changes) {
        found.set(recordId, schema.parse({ slugs: found.get(recordId)?.slugs ?? [], pending }));
      }
      return found;
    },
    restore: async (db, recordId, stored) => {
      const { slugs, pending } = schema.parse(stored);
      const data = slugs.map((slug) => ({ path, slug, recordId }));
      // Another record may have taken an address meanwhile.
      await db.slugRedirect.createMany({ data, skipDuplicates: true });
      if (pending) await keepPending(db, path, recordId, pending);
    },
  };
}
