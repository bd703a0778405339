import { z } from "zod";
import { outboxList } from "~/features/system/outbox/schema";
import type { Prisma } from "~/generated/prisma/client";
import { locales } from "~/i18n/routing";
import type { UnchangedRecord } from "~/lib/bulk-report";
import { type Actor, checkAdministrator, isAdministrator, may } from "~/server/auth/permissions";
import { findAll, findOne, id, ids, partsOf } from "~/server/crud/entity";
import { inTransaction } from "~/server/crud/in-transaction";
import { listProcedures } from "~/server/crud/list";
import { guarded, router } from "~/server/crud/trpc";
import { recordActivity } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { afterCommit } from "~/server/db/transaction";
import { mailIdentity } from "~/server/mail/identity";
import { addressCorrected, heldBack, lacksLink, sendMail, usableLink } from "~/server/mail/outbox";
import { createPrivateLink } from "~/server/mail/private-links";
import { renderMail } from "~/server/mail/render";
import { hasMailServer } from "~/server/mail/smtp";
import { mailLocale } from "~/server/mail/texts";
import { wakeMailSender } from "~/server/mail/wake";
import { AppError } from "~/server/platform/errors";
import { translatorFor } from "~/server/platform/translator";

const path = "/admin/outbox";

const fileSelect = { select: { filename: true, size: true }, orderBy: { id: "asc" } } as const;
const listSelect = { id: true, to: true, subject: true, state: true, createdAt: true } satisfies Prisma.MailSelect;
const select = {
  ...listSelect,
  text: true,
  locale: true,
  linkLabel: true,
  link: true,
  linkExpiresAt: true,
  tokenId: true,
  error: true,
  sentAt: true,
  attempts: true,
  nextTryAt: true,
  attachments: fileSelect,
  message: { select: { attachments: fileSelect } },
} satisfies Prisma.MailSelect;

/** Mails about a conversation or a candidate need the permission to view these. */
function mailsShownTo(actor: Actor): Prisma.MailWhereInput {
  return {
    ...(may(actor, "/admin/contact", "view") ? {} : { conversationId: null }),
    ...(may(actor, "/admin/candidate", "view") ? {} : { candidateId: null }),
  };
}

const mailFor = (actor: Actor) =>
  ({
    code: "MAIL",
    find: (db: Db, ids: number[]) => db.mail.findMany({ where: { id: { in: ids }, ...mailsShownTo(actor) }, select }),
  }) as const;

/** The site's mails. Administrators can copy a mail's link, so that no flow depends on a mail server. */
export const outboxRouter = router({
  ...listProcedures({
    path,
    table: "Mail",
    ...outboxList,
    defaultSort: { by: "createdAt", dir: "DESC" },
    // A search term may be a person's address.
    list: (db, { searchWhere, filter, skip, take, orderBy }, _now, actor) => {
      const where = { ...searchWhere, ...filter, ...mailsShownTo(actor) };
      return Promise.all([db.mail.findMany({ where, select: listSelect, skip, take, orderBy }), db.mail.count({ where })]);
    },
    csv: ({ subject, to, state, createdAt }, { t }) => ({ subject, to, state: t(`outbox.states.${state}`), createdAt }),
  }),

  /** Reads a mail. Only administrators get its link: anyone can request a reset for any account, so the link would open it. */
  byId: guarded(path)
    .view.input(z.object({ id }))
    .query(async ({ ctx, input }) => {
      const { tokenId, linkExpiresAt, linkLabel, message, ...stored } = await findOne(mailFor(ctx.actor), ctx.db, input.id);
      const link = isAdministrator(ctx.actor) ? usableLink({ ...stored, tokenId, linkExpiresAt }, ctx.now) : null;
      const identity = await mailIdentity(ctx.db, mailLocale(stored.locale));
      const attachments = [...stored.attachments, ...(message?.attachments ?? [])];
      return { ...stored, attachments, link, ...renderMail({ ...stored, linkLabel }, link, identity) };
    }),

  /** When the pause began and how many mails are due; null while mails are sent. */
  pause: guarded(path).view.query(async ({ ctx: { db } }) => {
    const pause = await db.outboxPause.findFirst({ select: { pausedAt: true } });
    return pause && { ...pause, due: await db.mail.count({ where: { nextTryAt: { not: null } } }) };
  }),

  /** Whether a mail server is set up, and whether it has accepted a mail yet. */
  delivery: guarded(path).view.query(async ({ ctx: { db } }) => {
    const sent = await db.mail.findFirst({ where: { state: "sent" }, orderBy: { id: "desc" }, select: { id: true } });
    return { hasServer: hasMailServer(), works: hasMailServer() && sent !== null };
  }),

  /** Writes a test to the person's own address. @throws ERROR_MAIL_SERVER_MISSING */
  sendTest: guarded(path)
    .edit.input(z.object({ locale: z.enum(locales) }))
    .mutation(({ ctx: { actor, ip }, input: { locale } }) =>
      inTransaction({ code: "MAIL", table: "Mail", isPublic: false }, async (tx) => {
        if (!hasMailServer()) throw new AppError("ERROR_MAIL_SERVER_MISSING");
        const { siteName: site } = await mailIdentity(tx, locale);
        const t = translatorFor(locale);
        const [subject, text] = [t("mail.testSubject", { site }), t("mail.testText", { site })];
        await sendMail(tx, { to: actor.email, subject, text: `${text}\n\n${site}`, locale });
        await recordActivity(tx, { actor, ip, action: "write-mail", path });
      }),
    ),

  /** Resumes sending after a restore; a copy of the site would write to real people. @throws ERROR_FORBIDDEN */
  resume: guarded(path).edit.mutation(({ ctx: { actor, ip } }) => {
    checkAdministrator(actor);
    // Pages tell visitors whether a mail comes.
    return inTransaction({ code: "MAIL", table: "Mail" }, async (tx) => {
      const { count } = await tx.outboxPause.deleteMany();
      if (count > 0) await recordActivity(tx, { actor, ip, action: "resume-sending", path });
      afterCommit(tx, wakeMailSender);
    });
  }),

  /** Sends mails again, except with expired links or to corrected addresses. @throws ERROR_MAIL_SERVER_MISSING */
  sendAgain: guarded(path)
    .edit.input(z.object({ ids }))
    .mutation(({ ctx: { actor, ip, now }, input }) =>
      inTransaction({ code: "MAIL", table: "Mail", isPublic: false }, async (tx) => {
        if (!hasMailServer()) throw new AppError("ERROR_MAIL_SERVER_MISSING");
        await linkHeldBack(tx, input.ids);
        const sentIds: number[] = [];
        const unchanged: UnchangedRecord[] = [];
        for (const part of partsOf(input.ids)) {
          for (const row of await findAll(mailFor(actor), tx, part)) {
            if (lacksLink(row, now) || row.error === addressCorrected) unchanged.push({ id: row.id, label: row.subject });
            else sentIds.push(row.id);
          }
        }
        const due = { state: "waiting", attempts: 0, nextTryAt: now, error: null } as const;
        // Others wait for their time anyway.
        const mayLeave = { OR: [{ notBefore: null }, { notBefore: { lte: now } }] };
        const where = { id: { in: sentIds }, ...mayLeave };
        const sent = await tx.mail.updateManyAndReturn({ where, data: due, select: { id: true } });
        // Leaves out the subject, which may name a person.
        const entries = sent.map(({ id }) => ({
          actor,
          ip,
          action: "send-again" as const,
          path,
          record: { id, name: `#${id}`, version: 1 },
        }));
        await recordActivity(tx, ...entries);
        afterCommit(tx, wakeMailSender);
        return { count: sent.length, unchanged };
      }),
    ),
});

/** Adds the links that held-back mails were written without. */
async function linkHeldBack(tx: Db, ids: number[]): Promise<void> {
  const rows = await tx.mail.findMany({
    where: { id: { in: ids }, error: heldBack, link: null },
    select: { id: true, locale: true, conversationId: true, candidateId: true },
  });
  for (const { id, locale, conversationId, candidateId } of rows) {
    const about = conversationId ? { conversationId } : candidateId ? { candidateId } : null;
    if (!about) continue;
    const { url } = await createPrivateLink(tx, about, mailLocale(locale));
    await tx.mail.update({ where: { id }, data: { link: url }, select: { id: true } });
  }
}
