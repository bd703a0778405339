"use client";
import { GitCompare, Trash2 } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { FieldDifference } from "~/components/form/field-difference";
import { Alert } from "~/components/ui/alert";
import { AlertDialog } from "~/components/ui/alert-dialog";
import { Button } from "~/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from "~/components/ui/dialog";
import { formatDateTime } from "~/lib/dates";

/** Saved changes to a published record that are not published yet. */
export type PendingChanges = {
  version: number;
  /** Record version on which they are based. */
  baseVersion: number;
  values: Record<string, unknown>;
  /** null for a deleted account; empty when unknown. */
  authors: (string | null)[];
  updatedAt: Date;
};

type PendingInput<In> = { id: number; version: number; pendingVersion: number | null; data: Partial<In> };

/** Saving without publishing. */
export type PendingSaving<In, Row> = {
  /** null: there are none. */
  changes: PendingChanges | null;
  /** Visitors see the record now, so changes can wait. */
  isLive: boolean;
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
  readOnly: boolean;
  onDiscard: () => Promise<void>;
};

/** Shows that a form has pending changes; publishes or discards them. Must be inside the form: its button submits. */
export function PendingNotice({ changes, published, labelOf, display, readOnly, onDiscard }: PendingNoticeProps) {
  const t = useTranslations("pending");
  const format = useFormatter();
  const [shown, setShown] = useState<"difference" | "discard" | null>(null);
  const fields = Object.keys(changes.values).filter((field) => field in published);
  const authors = new Set(changes.authors.map((author) => author ?? t("deletedAccount")));
  return (
    <>
      <Alert
        variant="warning"
        title={t("title")}
        actions={
          <>
            <Button variant="outline" size="sm" onClick={() => setShown("difference")}>
              <GitCompare aria-hidden />
              {t("difference")}
            </Button>
            {!readOnly && (
              <>
                <Button variant="outline" size="sm" onClick={() => setShown("discard")}>
                  <Trash2 aria-hidden />
                  {t("discard")}
                </Button>
                <Button type="submit" size="sm">
                  {t("publish")}
                </Button>
              </>
            )}
          </>
        }
      >
        {t("text", {
          name: authors.size > 0 ? format.list(authors, { type: "conjunction" }) : t("someone"),
          time: formatDateTime(changes.updatedAt),
        })}
      </Alert>
      <Dialog open={shown === "difference"} onOpenChange={(open) => !open && setShown(null)}>
        <DialogContent size="lg" aria-describedby={undefined}>
          <DialogHeader>
            <DialogTitle>{t("difference")}</DialogTitle>
          </DialogHeader>
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
        </DialogContent>
      </Dialog>
      <AlertDialog
        open={shown === "discard"}
        onOpenChange={(open) => !open && setShown(null)}
        title={t("confirmDiscard")}
        description={t("discardText")}
        action={t("discard")}
        onAction={() => {
          setShown(null);
          void onDiscard();
        }}
        isDestructive
      />
    </>
  );
}
