import { z } from "zod";
import type { PublishedPath } from "~/features/public-records";
import { locales } from "~/i18n/routing";
import { notFoundCode } from "~/lib/codes";
import { may } from "~/server/auth/permissions";
import { type Entity, id } from "~/server/crud/entity";
import { inTransaction } from "~/server/crud/in-transaction";
import { guarded } from "~/server/crud/trpc";
import { lockRows } from "~/server/db/transaction";
import { AppError } from "~/server/platform/errors";
import { createPreviewLink, endPreviewLink, livePreviewLinks, previewLink } from "./preview";

type Previewed = Pick<Entity<{ id: number; version: number }>, "code" | "table"> & { path: PublishedPath };

/** Builds `preview.links`, `preview.createLink` and `preview.endLink`, which share a draft by a link. */
export function previewProcedures({ path, code, table }: Previewed) {
  const procedure = guarded(path);
  // Visitors see no difference.
  const entity = { code, table, isPublic: false } as const;

  return {
    preview: {
      /** Lists valid links to a record. Only people who may create links get the addresses, one per language. */
      links: procedure.view.input(z.object({ id })).query(async ({ ctx, input }) => {
        const record = { path, id: input.id };
        const mayShare = may(ctx.actor, path, "edit");
        const links = await livePreviewLinks(ctx.db, record, ctx.now);
        return links.map(({ token, ...link }) => ({
          ...link,
          addresses: mayShare ? locales.map((locale) => ({ locale, url: previewLink(record, locale, token) })) : [],
        }));
      }),

      /** Creates the actor's link to a record, or extends it by a day. @throws ERROR_<NOUN>_NOT_FOUND */
      createLink: procedure.edit.input(z.object({ id })).mutation(({ ctx, input }) =>
        inTransaction(entity, async (tx) => {
          await lockRows(tx, table, [input.id]);
          const token = await createPreviewLink(tx, { path, id: input.id }, ctx);
          if (token === null) throw new AppError(notFoundCode(code));
          return { token };
        }),
      ),

      endLink: procedure.edit
        .input(z.object({ id, linkId: id }))
        .mutation(({ ctx, input }) =>
          inTransaction(entity, (tx) => endPreviewLink(tx, { path, id: input.id }, input.linkId, ctx)),
        ),
    },
  };
}
