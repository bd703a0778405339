import { z } from "zod";
import type { letterSchema } from "~/features/career/letter/schema";
import { type Locale, locales } from "~/i18n/routing";
import { inLanguage } from "~/lib/languages";
import { fillPlaceholders } from "~/lib/placeholders";
import { findAll, lockAll } from "~/server/crud/entity";
import { recordActivity } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { mailIdentity } from "~/server/mail/identity";
import { sendMails } from "~/server/mail/outbox";
import { mailLocale } from "~/server/mail/texts";
import { translatorFor } from "~/server/platform/translator";

const path = "/admin/candidate";

const select = { id: true, name: true, email: true, locale: true, jobTitleEn: true, jobTitleVi: true, version: true } as const;

const candidate = {
  code: "CANDIDATE",
  table: "Candidate",
  find: (db: Db, ids: number[]) => db.candidate.findMany({ where: { id: { in: ids } }, select, orderBy: { id: "asc" } }),
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
type Recipient = Awaited<ReturnType<typeof readRecipients>>[number];

/**
 * Letters as their recipients get them. @throws ERROR_CANDIDATE_NOT_FOUND; ZodError at a missing text or an unknown placeholder
 */
export async function previewLetters(db: Db, ids: readonly number[], letter: Letter) {
  const letters = await fillLetters(db, await readRecipients(db, ids), letter);
  return letters.map(({ row, to, subject, text }) => ({ id: row.id, name: row.name, to, subject, text }));
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

/** @throws ZodError at a missing text or an unknown placeholder */
async function fillLetters(db: Db, rows: readonly Recipient[], letter: Letter) {
  const languages = languagesOf(rows);
  checkLetter(letter, languages);
  const identities = new Map(
    await Promise.all(languages.map(async (locale) => [locale, await mailIdentity(db, locale)] as const)),
  );
  return rows.map((row) => {
    const locale = mailLocale(row.locale);
    const site = identities.get(locale)?.siteName ?? "";
    const fill = (text: string) => fillPlaceholders(text, valuesFor(row, site)).text;
    const text = `${fill(inLanguage(letter, "text", locale))}\n\n${site}`;
    return { row, to: row.email, locale, subject: fill(inLanguage(letter, "subject", locale)), text };
  });
}

/**
 * Writes to candidates in their languages, with placeholders filled. Call it in a transaction. @returns the number of mails
 * @throws ERROR_CANDIDATE_NOT_FOUND; ZodError at a missing text or an unknown placeholder
 */
export async function writeLetters(
  tx: Db,
  ids: readonly number[],
  letter: Letter,
  { actor, ip }: { actor: { id: number; name: string }; ip: string },
): Promise<number> {
  // The lock orders this against a correction of an address: the letter uses the new one, or is withdrawn.
  const rows = await lockAll(candidate, tx, ids);
  const letters = await fillLetters(tx, rows, letter);
  await sendMails(
    tx,
    letters.map(({ row, ...mail }) => ({ ...mail, candidateId: row.id })),
  );
  await recordActivity(tx, ...rows.map((record) => ({ actor, ip, action: "write-mail" as const, path, record })));
  return letters.length;
}

const anyone = { name: "name", job: "job", site: "site" };

/** @throws ZodError at each invalid field */
function checkLetter(letter: Letter, languages: readonly Locale[]): void {
  const issues = languages.flatMap((locale) => {
    const suffix = locale === "vi" ? "Vi" : "En";
    return (["subject", "text"] as const).flatMap((part) => {
      const value = inLanguage(letter, part, locale);
      const message = value === "" ? "input" : fillPlaceholders(value, anyone).missing.length > 0 ? "placeholder" : null;
      return message ? [{ code: "custom" as const, path: [`${part}${suffix}`], message, input: value }] : [];
    });
  });
  if (issues.length > 0) throw new z.ZodRealError(issues);
}
