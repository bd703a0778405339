import { z } from "zod";
import { outboxList } from "~/features/system/outbox/schema";
import type { Prisma } from "~/generated/prisma/client";
import { roleIds } from "~/lib/accounts";
import { id, listProcedures } from "~/server/crud";
import { AppError } from "~/server/errors";
import { textWithLink, usableLink } from "~/server/mail/outbox";
import { guarded, router } from "~/server/trpc";

const path = "/admin/outbox";

const listSelect = { id: true, to: true, subject: true, state: true, createdAt: true } satisfies Prisma.MailSelect;
const select = {
  ...listSelect,
  text: true,
  link: true,
  linkExpiresAt: true,
  tokenId: true,
  error: true,
  sentAt: true,
} satisfies Prisma.MailSelect;

/** Every mail the site has written: to be read, and its link to be copied, so that no flow waits for a mail server. */
export const outboxRouter = router({
  ...listProcedures({
    path,
    table: "Mail",
    filter: outboxList.filter,
    sort: outboxList.sort,
    defaultSort: { by: "createdAt", dir: "DESC" },
    list: (db, { skip, take, orderBy, matching, filter }) => {
      const where = { ...matching, ...filter };
      return Promise.all([db.mail.findMany({ where, select: listSelect, skip, take, orderBy }), db.mail.count({ where })]);
    },
  }),

  /**
   * One mail with its text, and its link while that can be used. The link is for administrators alone: anybody can have a reset
   * sent to anybody, so reading the links is enough to take any account, an administrator's too.
   * @throws ERROR_MAIL_NOT_FOUND
   */
  byId: guarded(path)
    .view.input(z.object({ id }))
    .query(async ({ ctx, input }) => {
      const stored = await ctx.db.mail.findUnique({ where: { id: input.id }, select });
      if (!stored) throw new AppError("ERROR_MAIL_NOT_FOUND");
      const { tokenId, linkExpiresAt, ...mail } = stored;
      const link = ctx.actor.role.id === roleIds.ADMIN ? usableLink(stored, ctx.now) : null;
      return { ...mail, link, text: textWithLink(mail.text, link) };
    }),
});
