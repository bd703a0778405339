"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { BilingualField } from "~/components/fields/bilingual-field";
import { DateTimeField } from "~/components/fields/date-time-field";
import { NumberField } from "~/components/fields/number-field";
import { ReferenceField } from "~/components/fields/reference-field";
import { SelectField } from "~/components/fields/select-field";
import { SwitchField } from "~/components/fields/switch-field";
import { CanvasField } from "~/components/writing/canvas-field";
import { DetailsSection } from "~/components/writing/details-panel";
import { WritingPage, type WrittenRecord } from "~/components/writing/writing-page";
import { employmentTypes, emptyPost, jobStates, postSchema, workModes } from "~/features/career/post/schema";
import { useInLanguage } from "~/i18n/use-in-language";
import { currencies, salaryPeriods } from "~/lib/salary";
import { api, type RouterOutputs } from "~/trpc/client";
import { type PostControl, PostReadiness } from "./post-readiness";
import { useReferences } from "./use-references";
import { useSalaryText } from "./use-salary-text";

const { byId, history, pending, preview, create, update } = api.career.post;

type Post = RouterOutputs["career"]["post"]["byId"];

type PostFormProps = WrittenRecord<Post> & {
  /** Name of the hiring company. */
  organization: string;
};

export function PostForm({ organization, ...props }: PostFormProps) {
  const t = useTranslations("career");
  const text = useInLanguage();
  const references = useReferences();
  const position = (control: PostControl, row: Post | null) => (
    <ReferenceField
      control={control}
      name="positionId"
      reference={references.positions}
      current={row?.position && row.positionId ? { id: row.positionId, name: text(row.position, "name") ?? "" } : null}
    />
  );
  return (
    <WritingPage
      {...props}
      path="/admin/career"
      api={{ byId, history, pending, preview, create, update }}
      schema={postSchema}
      empty={emptyPost}
      title={(row) => text(row, "title")}
      facts={position}
      details={(control, row) => (
        <>
          <PostReadiness control={control} organization={organization} />
          <DetailsSection title={t("applications")}>
            <NumberField control={control} name="quantity" integer description={t("quantityHelp")} />
            <DateTimeField control={control} name="deadline" dateOnly description={t("deadlineHelp")} />
            <SelectField
              control={control}
              name="state"
              description={t("stateHelp")}
              options={jobStates.map((value) => ({ value, label: t(`states.${value}`) }))}
            />
          </DetailsSection>
          <DetailsSection title={t("placing")}>
            {position(control, row)}
            <ReferenceField
              control={control}
              name="levelId"
              reference={references.levels}
              current={row?.level && row.levelId ? { id: row.levelId, name: text(row.level, "name") ?? "" } : null}
            />
            <SelectField
              control={control}
              name="employmentType"
              options={employmentTypes.map((value) => ({ value, label: t(`employmentTypes.${value}`) }))}
            />
            <SelectField
              control={control}
              name="workMode"
              options={workModes.map((value) => ({ value, label: t(`workModes.${value}`) }))}
            />
          </DetailsSection>
          <DetailsSection title={t("place")}>
            <ReferenceField
              control={control}
              name="officeId"
              reference={references.offices}
              current={row?.office && row.officeId ? { id: row.officeId, name: text(row.office, "name") ?? "" } : null}
              description={t("officeHelp")}
            />
            <FreeLocation control={control} />
          </DetailsSection>
          <DetailsSection title={t("pay")}>
            <NumberField control={control} name="salaryMin" integer />
            <NumberField control={control} name="salaryMax" integer />
            <SelectField control={control} name="currency" options={currencies.map((value) => ({ value, label: value }))} />
            <SelectField
              control={control}
              name="period"
              options={salaryPeriods.map((value) => ({ value, label: t(`periods.${value}`) }))}
            />
            <SwitchField control={control} name="negotiable" description={t("negotiableHelp")} />
            <ShownSalary control={control} />
          </DetailsSection>
        </>
      )}
    >
      {(control) => (
        <>
          <CanvasField control={control} name="title" variant="title" max={255} />
          <CanvasField control={control} name="description" variant="rich" hasHeading />
          <CanvasField control={control} name="requirement" variant="rich" hasHeading />
          <CanvasField control={control} name="benefit" variant="rich" hasHeading />
        </>
      )}
    </WritingPage>
  );
}

/** Hides the location, without clearing it, while an office is selected. */
function FreeLocation({ control }: { control: PostControl }) {
  const t = useTranslations("career");
  const officeId = useWatch({ control, name: "officeId" });
  return officeId ? null : <BilingualField control={control} name="location" max={200} description={t("locationHelp")} />;
}

function ShownSalary({ control }: { control: PostControl }) {
  const t = useTranslations("career");
  const salaryText = useSalaryText();
  const [salaryMin, salaryMax, negotiable, currency, period] = useWatch({
    control,
    name: ["salaryMin", "salaryMax", "negotiable", "currency", "period"],
  });
  const salary = salaryText({
    salaryMin,
    salaryMax,
    negotiable: negotiable ?? false,
    currency: currency ?? "VND",
    period: period ?? "month",
  });
  return (
    <p aria-live="polite" className="rounded-lg bg-muted px-3 py-2 text-sm tabular-nums">
      {t("salaryShown", { salary })}
    </p>
  );
}
