"use client";
import { useFormatter, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { FieldDifference } from "~/components/form/field-difference";
import { Button } from "~/components/ui/button";
import { Dialog, DialogBody } from "~/components/ui/dialog";
import { formatDateTime } from "~/lib/dates";
import type { PendingChanges } from "~/lib/pending-changes";

type PendingInput<In> = { id: number; version: number; pendingVersion: number | null; data: Partial<In> };

/** Saving without publishing. */
export type PendingSaving<In, Row> = {
  /** null: there are none. */
  changes: PendingChanges | null;
  /** Visitors see the record now or later, so changes wait beside it. */
  isPublished: boolean;
  save: (input: PendingInput<In>) => Promise<PendingChanges | null>;
  publish: (input: PendingInput<In>) => Promise<Row>;
  discard: (input: { id: number; pendingVersion: number | null }) => Promise<unknown>;
};

type PendingNoticeProps = {
  changes: PendingChanges;
  /** Values that visitors see. */
  published: Record<string, unknown>;
  labelOf: (field: string) => string;
  display: (field: string, value: unknown) => ReactNode;
};

/** Says that the form shows pending changes, whose they are, and how they differ from what is published. */
export function PendingNotice({ changes, published, labelOf, display }: PendingNoticeProps) {
  const t = useTranslations("pending");
  const format = useFormatter();
  const [isOpen, setOpen] = useState(false);
  const fields = Object.keys(changes.values).filter((field) => field in published);
  const authors = new Set(changes.authors.map((author) => author ?? t("deletedAccount")));
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-warning-subtle px-3 py-1.5 text-sm text-warning-text">
        {t("text", {
          name: authors.size > 0 ? format.list(authors, { type: "conjunction" }) : t("someone"),
          time: formatDateTime(changes.updatedAt),
        })}
        <Button variant="link" size="sm" className="h-6 px-0 underline" onClick={() => setOpen(true)}>
          {t("difference")}
        </Button>
      </p>
      <Dialog open={isOpen} onClose={() => setOpen(false)} size="lg" title={t("difference")}>
        <DialogBody className="grid content-start gap-5">
          {fields.map((field) => (
            <FieldDifference
              key={field}
              label={labelOf(field)}
              before={published[field]}
              after={changes.values[field]}
              sides={[t("published"), t("notPublished")]}
              display={(value) => display(field, value)}
            />
          ))}
        </DialogBody>
      </Dialog>
    </>
  );
}
