"use client";

import { useTranslations } from "next-intl";
import { useFieldLabels } from "~/components/fields/field-labels";
import { ReferenceField } from "~/components/fields/reference-field";
import { SelectField } from "~/components/fields/select-field";
import { TextField } from "~/components/fields/text-field";
import { TextareaField } from "~/components/fields/textarea-field";
import type { FormControl } from "~/components/form/form-values";
import type { emptyCandidate } from "~/features/career/candidate/schema";
import { locales } from "~/i18n/routing";
import { useInLanguage } from "~/i18n/use-in-language";
import { formatDate, formatDateTime } from "~/lib/dates";
import type { RouterOutputs } from "~/trpc/client";
import { useReferences } from "./use-references";

type Candidate = RouterOutputs["career"]["candidate"]["byId"];
type Fields = { control: FormControl<typeof emptyCandidate> };

/** @param isFocused a new candidate begins with the name */
export function PersonFields({ control, doubt, isFocused }: Fields & { doubt: Candidate["doubt"]; isFocused?: boolean }) {
  const doubts = useTranslations("doubts");
  return (
    <>
      {doubt && <p className="text-muted-foreground text-sm">{doubts(doubt)}</p>}
      <TextField control={control} name="name" autoComplete="off" autoFocus={isFocused} />
      <TextField control={control} name="email" type="email" autoComplete="off" />
      <TextField control={control} name="phone" type="tel" autoComplete="off" />
      <TextareaField control={control} name="introduction" max={2000} rows={5} />
    </>
  );
}

export function ApplicationFields({ control, candidate }: Fields & { candidate: Candidate | null }) {
  const languages = useTranslations("shell.languages");
  const t = useTranslations("candidate");
  const text = useInLanguage();
  const { posts, sources } = useReferences();
  const jobTitle = candidate && text(candidate, "jobTitle");
  return (
    <>
      <ReferenceField
        control={control}
        name="jobPostId"
        reference={posts}
        current={candidate?.jobPostId ? { id: candidate.jobPostId, name: jobTitle ?? "" } : null}
        // The post was deleted: show the title copied to the application.
        placeholder={jobTitle ?? undefined}
      />
      <ReferenceField
        control={control}
        name="sourceId"
        reference={sources}
        current={
          candidate?.source && candidate.sourceId ? { id: candidate.sourceId, name: text(candidate.source, "name") ?? "" } : null
        }
      />
      <SelectField
        control={control}
        name="locale"
        label={t("mailLanguage")}
        options={locales.map((value) => ({ value, label: languages(value) }))}
      />
    </>
  );
}

export function ApplicationFacts({ candidate }: { candidate: Candidate }) {
  const t = useTranslations("candidate");
  const labelOf = useFieldLabels("/admin/candidate");
  const { consentAt, consentVersion, retentionAt } = candidate;
  const consent = consentAt && t("consent", { time: formatDateTime(consentAt), version: consentVersion ?? 1 });
  const facts = [
    ["consentAt", consent ?? t("consentByStaff")],
    ["retentionAt", formatDate(retentionAt)],
  ] as const;
  return (
    <dl className="grid gap-2 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-3">
          <dt className="text-muted-foreground">{labelOf(name)}</dt>
          <dd className="ml-auto text-right tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
