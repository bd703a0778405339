"use client";
import { useTranslations } from "next-intl";
import { Differences, type ShownFields } from "~/components/form/field-difference";
import { Dialog, DialogBody } from "~/components/ui/dialog";
import type { PendingChanges } from "~/lib/pending-changes";

export type ShownChanges = ShownFields & {
  changes: PendingChanges;
  /** Values that visitors see. */
  published: Record<string, unknown>;
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
        <Differences
          before={published}
          after={changes.values}
          fields={changedFieldsOf(shown)}
          sides={[t("published"), t("notPublished")]}
          labelOf={labelOf}
          display={display}
        />
      </DialogBody>
    </Dialog>
  );
}
