"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FieldDifference } from "~/components/form/field-difference";
import { differencesBetween } from "~/components/form/form-values";
import { Dialog, DialogBody } from "~/components/ui/dialog";
import type { PendingChanges } from "~/lib/pending-changes";

export type ShownChanges = {
  changes: PendingChanges;
  /** Values that visitors see. */
  published: Record<string, unknown>;
  labelOf: (field: string) => string;
  display: (field: string, value: unknown, record: object) => ReactNode;
};

/** Lists the fields that pending changes differ in. */
export function changedFieldsOf({ changes, published }: Pick<ShownChanges, "changes" | "published">): string[] {
  return Object.keys(changes.values).filter((field) => field in published);
}

/** Compares pending changes with what is published. */
export function PendingDialog({ onClose, ...shown }: ShownChanges & { onClose: () => void }) {
  const { changes, published, labelOf, display } = shown;
  const t = useTranslations("pending");
  return (
    <Dialog onClose={onClose} size="lg" title={t("difference")}>
      <DialogBody className="grid content-start gap-5">
        {differencesBetween(published, changes.values, changedFieldsOf(shown)).map(({ name, ...values }) => (
          <FieldDifference
            key={name}
            label={labelOf(name)}
            {...values}
            sides={[t("published"), t("notPublished")]}
            display={(value, side) => display(name, value, side === "before" ? published : changes.values)}
          />
        ))}
      </DialogBody>
    </Dialog>
  );
}
