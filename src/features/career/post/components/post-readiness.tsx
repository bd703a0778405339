"use client";

import { CircleAlert, CircleCheck, Info } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { useFieldLabels } from "~/components/fields/field-labels";
import { focusField } from "~/components/form/focus-field";
import { useFormScope } from "~/components/form/form-scope";
import type { FormControl } from "~/components/form/form-values";
import { DetailsSection } from "~/components/writing/details-panel";
import { emptyPost } from "~/features/career/post/schema";
import { type JobPostingField, missingInJobPosting } from "~/lib/job-posting";

export type PostControl = FormControl<typeof emptyPost>;

/** Lists what Google's job search still needs in a post; each item links to its field. */
export function PostReadiness({ control, organization }: { control: PostControl; organization: string }) {
  const t = useTranslations("career.readiness");
  const values = useWatch({ control });
  const { visibleEn, visibleVi, status, negotiable, ...texts } = { ...emptyPost, ...values };
  const missing = missingInJobPosting(
    {
      ...texts,
      visibleEn: visibleEn ?? false,
      visibleVi: visibleVi ?? false,
      status: status ?? "draft",
      negotiable: negotiable ?? false,
    },
    organization,
  );
  const isReady = missing.required.length + missing.recommended.length === 0;
  return (
    <DetailsSection title={t("title")} help={t("help")}>
      {isReady && (
        <p className="flex items-center gap-2 text-sm text-success-text">
          <CircleCheck aria-hidden className="size-4 shrink-0" />
          {t("ready")}
        </p>
      )}
      <MissingFields kind="required" fields={missing.required} />
      <MissingFields kind="recommended" fields={missing.recommended} />
    </DetailsSection>
  );
}

type MissingFieldsProps = { kind: "required" | "recommended"; fields: readonly JobPostingField[] };

function MissingFields({ kind, fields }: MissingFieldsProps) {
  const t = useTranslations("career.readiness");
  const scope = useFormScope();
  const labelOf = useFieldLabels(scope.path);
  if (fields.length === 0) return null;
  const Icon = kind === "required" ? CircleAlert : Info;
  return (
    <div className="grid gap-1.5">
      <h3 className="flex items-center gap-2 font-medium text-sm">
        <Icon aria-hidden className={kind === "required" ? "size-4 text-warning-text" : "size-4 text-muted-foreground"} />
        {t(kind)}
      </h3>
      <ul className="grid justify-items-start gap-0.5 pl-6">
        {fields.map((field) => (
          <li key={field}>
            {field === "organization" ? (
              <Link href="/admin/setting" className={linkClasses}>
                {t("organization")}
              </Link>
            ) : (
              <button type="button" className={linkClasses} onClick={() => focusField(scope.id, field)}>
                {labelOf(field)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const linkClasses = "min-h-6 rounded-sm text-left text-primary-text text-sm underline-offset-4 hover:underline";
