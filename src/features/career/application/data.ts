import type { Locale } from "~/i18n/routing";
import { inLanguage } from "~/lib/languages";
import type { Db } from "~/server/db/client";
import { findCandidateId } from "~/server/mail/private-links";

/**
 * The application that a private link opens, as its candidate sees it: what they sent, and how long it is kept.
 * @returns null for an unknown token
 */
export async function applicationByToken(db: Db, token: string, locale: Locale) {
  const id = await findCandidateId(db, token);
  if (id === null) return null;
  const row = await db.candidate.findUnique({
    where: { id },
    select: {
      name: true,
      email: true,
      phone: true,
      introduction: true,
      jobTitleEn: true,
      jobTitleVi: true,
      source: { select: { nameEn: true, nameVi: true } },
      appliedAt: true,
      consentAt: true,
      consentVersion: true,
      retentionAt: true,
      cvs: { select: { key: true, filename: true, size: true, uploadedAt: true }, orderBy: { id: "desc" } },
    },
  });
  if (!row) return null;
  const { source, ...application } = row;
  return {
    ...application,
    jobTitle: inLanguage(row, "jobTitle", locale),
    source: source && inLanguage(source, "name", locale),
  };
}
