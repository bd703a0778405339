"use client";

import { useTranslations } from "next-intl";
import type { NamedRecord, Reference } from "~/components/fields/reference";
import { usePerson } from "~/components/shell/person";
import { ReferenceFilter } from "~/components/table/reference-filter";
import { Button } from "~/components/ui/button";

type AssigneeControlProps = {
  label: string;
  reference: Reference;
  id: number | null;
  current: NamedRecord | null;
  isDisabled: boolean;
  onChange: (id: number | null) => void;
};

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
