import { applicationFields } from "~/features/career/application/schema";
import { changeApplication } from "~/features/career/submission/mutations";
import { siteSettings } from "~/features/website/setting/data";
import { consent } from "~/lib/fields";
import { database } from "~/server/db/client";
import type { PublicForm } from "~/server/forms/form";
import { isReceived } from "~/server/forms/receipts";
import { findCandidateId, privateLinkState } from "~/server/mail/private-links";
import { readCvOf, refuseWithCv } from "./cv-field";
import { readFields } from "./field-errors";

const changeFields = applicationFields.omit({ email: true });

/** Form with which candidates change their application. Its private URL makes a confirmation unnecessary. */
export const changeForm: PublicForm = {
  paths: ["/my-data/[token]/change"],
  linkState: (token, now) => privateLinkState(database(), "candidate", token, now),
  fields: changeFields,
  fileField: "cv",
  submit: async (token, sent) => {
    const { values, locale, receipt, now } = sent;
    const db = database();
    const done = { kind: "done", path: `/my-data/${token}?done=changed` } as const;
    const [candidateId, site] = await Promise.all([findCandidateId(db, token, now), siteSettings(db, locale)]);
    if (candidateId === null) return { kind: "missing" };
    const fields = changeFields.extend({ consent: consent(site.consent.version) });
    const { data, errors } = readFields(fields, values, locale);
    const read = await readCvOf(sent, { isRequired: false });
    if (!data || read.problem) {
      // When the form is sent twice, the second request finds no stored CV.
      if (await isReceived(db, receipt, now)) return done;
      const candidate = await db.candidate.findUnique({ where: { id: candidateId }, select: { email: true } });
      return refuseWithCv(sent, read, { errors, email: candidate?.email ?? null, canHold: true });
    }
    const { consent: consentVersion, ...person } = data;
    await changeApplication(candidateId, { ...person, locale, consentVersion }, read.cv, { now, receipt });
    return done;
  },
};
