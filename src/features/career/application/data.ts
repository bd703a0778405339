import { cvSelect } from "~/features/career/cv/data";
import type { Locale } from "~/i18n/routing";
import { inBothLanguages, inLanguage } from "~/lib/languages";
import type { Db } from "~/server/db/client";
import { findCandidateId } from "~/server/mail/private-links";

/** Reads the application behind a private link as its candidate sees it. @returns null for an unknown token */
export async function applicationByToken(db: Db, { token, locale, now }: { token: string; locale: Locale; now: Date }) {
  const id = await findCandidateId(db, token, now);
  if (id === null) return null;
  const row = await db.candidate.findUnique({
    where: { id },
    select: {
      name: true,
      email: true,
      phone: true,
      introduction: true,
      ...inBothLanguages({ jobTitle: true }),
      source: { select: { nameEn: true, nameVi: true } },
      appliedAt: true,
      consentAt: true,
      consentVersion: true,
      retentionAt: true,
      cvs: { where: { submissionId: null }, select: cvSelect, orderBy: { id: "desc" } },
      submissions: {
        select: {
          id: true,
          state: true,
          name: true,
          phone: true,
          introduction: true,
          receivedAt: true,
          cv: { select: cvSelect },
        },
        orderBy: { id: "desc" },
      },
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
