import { z } from "zod";
import { LETTERS_AT_ONCE, type letterSchema, type lettersSchema, MAX_LETTER, MAX_LETTERS } from "~/features/career/letter/schema";
import { type Locale, locales } from "~/i18n/routing";
import { inParts } from "~/lib/in-parts";
import { inLanguage, suffixOf } from "~/lib/languages";
import { filledLengthOf, fillPlaceholders, refillPlaceholders } from "~/lib/placeholders";
import { findAll, lockAll } from "~/server/crud/entity";
import { recordActivity } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { mailIdentity } from "~/server/mail/identity";
import { sendMails } from "~/server/mail/outbox";
import { mailLocale } from "~/server/mail/texts";
import { AppError } from "~/server/platform/errors";
import { translatorFor } from "~/server/platform/translator";

const path = "/admin/candidate";

const select = { id: true, name: true, email: true, locale: true, jobTitleEn: true, jobTitleVi: true, version: true } as const;

export const candidate = {
  code: "CANDIDATE",
  table: "Candidate",
  isPublic: false,
  find: (db: Db, ids: number[]) =>
    db.candidate.findMany({ where: { id: { in: ids }, anonymisedAt: null }, select, orderBy: { id: "asc" } }),
} as const;

/** @throws ERROR_CANDIDATE_NOT_FOUND when one does not exist */
export function readRecipients(db: Db, ids: readonly number[]) {
  return findAll(candidate, db, ids);
}

/** Lists the candidates' languages in the site's order. */
export function languagesOf(rows: readonly { locale: string }[]): Locale[] {
  return locales.filter((locale) => rows.some((row) => mailLocale(row.locale) === locale));
}

type Letter = z.output<typeof letterSchema>;
type Letters = z.output<typeof lettersSchema>;
type Recipient = Awaited<ReturnType<typeof readRecipients>>[number];

/**
 * One page of letters as their recipients get them, in the order of `ids`.
 * @param page from 1
 * @throws ERROR_CANDIDATE_NOT_FOUND; ZodError at a missing text, an unknown placeholder, or what would be too long to send
 */
export async function previewLetters(db: Db, ids: readonly number[], letter: Letter, page = 1) {
  const rows = await readRecipients(db, ids);
  const fill = await letterWriter(db, rows, letter);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const inOrder = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  const shown = inOrder.slice((page - 1) * LETTERS_AT_ONCE, page * LETTERS_AT_ONCE);
  return shown.map((row) => {
    const { id, name, jobTitleEn, jobTitleVi } = row;
    return { id, name, jobTitleEn, jobTitleVi, ...fill(row) };
  });
}

/** Values of the placeholders for a candidate, in their language. */
export async function letterValues(db: Db, row: Recipient): Promise<Record<"name" | "job" | "site", string>> {
  const locale = mailLocale(row.locale);
  return valuesFor(row, (await mailIdentity(db, locale)).siteName);
}

function valuesFor(row: Recipient, site: string) {
  const locale = mailLocale(row.locale);
  return { name: row.name, job: inLanguage(row, "jobTitle", locale) || translatorFor(locale)("mail.anyJob"), site };
}

/** @returns fills a recipient's letter @throws ZodError when a text is missing, one letter or all together are too long */
async function letterWriter(db: Db, rows: readonly Recipient[], { own = [], ...letter }: Letters) {
  const languages = languagesOf(rows);
  const identities = new Map(
    await Promise.all(languages.map(async (locale) => [locale, await mailIdentity(db, locale)] as const)),
  );
  const siteOf = (locale: Locale) => identities.get(locale)?.siteName ?? "";
  const ownById = new Map<number, Record<Part, string>>();
  refuse(
    own.flatMap((one, index) => {
      const row = rows.find(({ id }) => id === one.id);
      if (!row) return [];
      const values = valuesFor(row, siteOf(mailLocale(row.locale)));
      const [subject, text] = [refillPlaceholders(one.subject, values), refillPlaceholders(one.text, values)];
      ownById.set(one.id, { subject: subject.text, text: text.text });
      const filledParts = { subject, text };
      return parts.flatMap((part) => {
        const { missing, text: letterText } = filledParts[part];
        if (missing.length > 0) return issueAt(["own", index, part], "placeholder");
        return letterText.length > maxLengths[part] ? issueAt(["own", index, part], `tooLong?count=${maxLengths[part]}`) : [];
      });
    }),
  );
  // A letter to one person was filled while it was written.
  const fillIn = rows.length === 1 ? refillPlaceholders : fillPlaceholders;
  const filled = (part: Part, row: Recipient, locale: Locale) =>
    fillIn(inLanguage(letter, part, locale), valuesFor(row, siteOf(locale)));
  const ofLanguage = (locale: Locale) => rows.filter((row) => mailLocale(row.locale) === locale);
  refuse(
    languages.flatMap((locale) => {
      const [row] = ofLanguage(locale);
      return parts.flatMap((part) => {
        if (inLanguage(letter, part, locale) === "") return issueAt([nameOf(part, locale)], "input");
        return row && filled(part, row, locale).missing.length > 0 ? issueAt([nameOf(part, locale)], "placeholder") : [];
      });
    }),
  );
  const lengthsOf = (part: Part, locale: Locale) => {
    const lengthOf = filledLengthOf(inLanguage(letter, part, locale));
    const withText = ofLanguage(locale).filter(({ id }) => !ownById.has(id));
    return withText.map((row) =>
      rows.length === 1 ? filled(part, row, locale).text.length : lengthOf(valuesFor(row, siteOf(locale))),
    );
  };
  const lengths = languages.flatMap((locale) => parts.map((part) => ({ part, locale, lengths: lengthsOf(part, locale) })));
  refuse(
    lengths.flatMap(({ part, locale, lengths }) =>
      Math.max(...lengths) > maxLengths[part] ? issueAt([nameOf(part, locale)], `tooLong?count=${maxLengths[part]}`) : [],
    ),
  );
  const ownLengths = rows.map(({ id }) => (ownById.get(id)?.subject.length ?? 0) + (ownById.get(id)?.text.length ?? 0));
  if (sum(lengths.map(({ lengths }) => sum(lengths))) + sum(ownLengths) > MAX_LETTERS) {
    const message = `lettersTooLong?count=${Math.floor(MAX_LETTERS / rows.length)}`;
    refuse(languages.map((locale) => issueAt([nameOf("text", locale)], message)));
  }
  return (row: Recipient) => {
    const locale = mailLocale(row.locale);
    const to = { to: row.email, locale };
    const changed = ownById.get(row.id);
    if (changed) return { ...to, ...changed };
    const [subject, text] = [filled("subject", row, locale).text, filled("text", row, locale).text];
    return { ...to, subject, text: `${text}\n\n${siteOf(locale)}` };
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

type Writer = { actor: { id: number; name: string }; ip: string };

/**
 * Writes to candidates in their languages, with placeholders filled. Call it in a transaction. @returns the ids of the mails
 * @param notBefore until then `withdrawLetters` takes them back; default: they leave at once
 * @throws ERROR_CANDIDATE_NOT_FOUND; ZodError at a missing text or an unknown placeholder
 */
export async function writeLetters(
  tx: Db,
  ids: readonly number[],
  letters: Letters,
  { actor, ip }: Writer,
  notBefore?: Date,
): Promise<number[]> {
  // The lock orders this against a correction of an address: the letter uses the new one, or is withdrawn.
  const rows = await lockAll(candidate, tx, ids);
  const fill = await letterWriter(tx, rows, letters);
  const mailIds: number[] = [];
  for (const part of inParts(rows, LETTERS_AT_ONCE)) {
    const mails = part.map((row) => ({ ...fill(row), candidateId: row.id, ...(notBefore && { notBefore }) }));
    mailIds.push(...(await sendMails(tx, mails)));
  }
  await recordActivity(tx, ...rows.map((record) => ({ actor, ip, action: "write-mail" as const, path, record })));
  return mailIds;
}

/** Finds the candidates that mails were written to. */
export async function findRecipients(db: Db, mailIds: readonly number[]): Promise<number[]> {
  const mails = await db.mail.findMany({ where: { id: { in: [...mailIds] } }, select: { candidateId: true } });
  return mails.flatMap(({ candidateId }) => candidateId ?? []);
}

/**
 * Deletes letters that wait for their time, all or none. Those that ended meanwhile, with their candidate or by a corrected
 * address, don't matter. Call it in a transaction that has locked the candidates.
 * @param mailIds mails to others than candidates are left alone
 * @throws ERROR_LETTER_SENT when one has left
 */
export async function withdrawLetters(
  tx: Db,
  mailIds: readonly number[],
  { actor, ip, now }: Writer & { now: Date },
): Promise<void> {
  const mails = await tx.mail.findMany({
    where: { id: { in: [...mailIds] }, candidateId: { not: null }, state: { not: "failed" } },
    select: { id: true, candidate: { select } },
  });
  const ids = mails.map(({ id }) => id);
  // A mail that is being sent has an attempt.
  const stillHere = { state: "waiting", attempts: 0, notBefore: { gt: now } } as const;
  const { count } = await tx.mail.deleteMany({ where: { id: { in: ids }, ...stillHere } });
  if (count < ids.length) throw new AppError("ERROR_LETTER_SENT");
  const withdrawn = mails.flatMap(({ candidate }) => candidate ?? []);
  await recordActivity(tx, ...withdrawn.map((record) => ({ actor, ip, action: "take-back" as const, path, record })));
}

const parts = ["subject", "text"] as const;
type Part = (typeof parts)[number];

/** Characters of a filled letter: a long job title still fits into the subject. */
const maxLengths: Record<Part, number> = { subject: 500, text: MAX_LETTER };

function nameOf(part: Part, locale: Locale): string {
  return `${part}${suffixOf[locale]}`;
}

function issueAt(path: (string | number)[], message: string) {
  return { code: "custom" as const, path, message, input: "" };
}

/** @throws ZodError when there are issues */
function refuse(issues: ReturnType<typeof issueAt>[]): void {
  if (issues.length > 0) throw new z.ZodRealError(issues);
}
