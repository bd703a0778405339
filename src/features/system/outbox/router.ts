import { z } from "zod";
import { outboxList } from "~/features/system/outbox/schema";
import type { Prisma } from "~/generated/prisma/client";
import { roleIds } from "~/lib/accounts";
import { findOne, id } from "~/server/crud/entity";
import { listProcedures } from "~/server/crud/list";
import type { Db } from "~/server/db/client";
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

const mail = {
  code: "MAIL",
  find: (db: Db, ids: number[]) => db.mail.findMany({ where: { id: { in: ids } }, select }),
} as const;

/** Every mail the site has written: to be read, and its link to be copied, so that no flow waits for a mail server. */
export const outboxRouter = router({
  ...listProcedures({
    path,
    table: "Mail",
    ...outboxList,
    defaultSort: { by: "createdAt", dir: "DESC" },
    list: (db, { searchWhere, filter, skip, take, orderBy }) => {
      const where = { ...searchWhere, ...filter };
      return Promise.all([db.mail.findMany({ where, select: listSelect, skip, take, orderBy }), db.mail.count({ where })]);
    },
    csv: ({ subject, to, state, createdAt }, { t }) => ({ subject, to, state: t(`outbox.states.${state}`), createdAt }),
  }),

  /**
   * One mail with its text, and its link while that can be used. The link is for administrators alone: anyone can have a reset
   * sent to any account, so reading the links is enough to take over every account, an administrator's too.
   * @throws ERROR_MAIL_NOT_FOUND
   */
  byId: guarded(path)
    .view.input(z.object({ id }))
    .query(async ({ ctx, input }) => {
      const { tokenId, linkExpiresAt, ...stored } = await findOne(mail, ctx.db, input.id);
      const isAdmin = ctx.actor.role.id === roleIds.ADMIN;
      const link = isAdmin ? usableLink({ ...stored, tokenId, linkExpiresAt }, ctx.now) : null;
      return { ...stored, link, text: textWithLink(stored.text, link) };
    }),
});
