"use client";

import { useTranslations } from "next-intl";
import type { NamedRecord, Reference } from "~/components/fields/reference";
import { usePerson } from "~/components/shell/person";
import { ReferenceFilter } from "~/components/table/reference-filter";
import { Button } from "~/components/ui/button";

type AssigneeControlProps = {
  label: string;
  /** Those whom a record can be assigned to. */
  reference: Reference;
  id: number | null;
  /** Whom it is assigned to, as the record names them. */
  current: NamedRecord | null;
  /** Without the right to edit. */
  isDisabled: boolean;
  onChange: (id: number | null) => void;
};

/** Who is in charge of a record: a colleague, oneself by one click, or no person. */
export function AssigneeControl({ id, isDisabled, onChange, ...props }: AssigneeControlProps) {
  const t = useTranslations("resource");
  const person = usePerson();
  return (
    <div className="grid gap-2">
      <ReferenceFilter
        {...props}
        id={id}
        className="w-full"
        placeholder={t("nobody")}
        disabled={isDisabled}
        onChange={onChange}
      />
      {!isDisabled && id !== person.id && (
        <Button variant="link" size="sm" className="w-fit px-0" onClick={() => onChange(person.id)}>
          {t("assignToMe")}
        </Button>
      )}
    </div>
  );
}
