"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { z } from "zod";
import type { FormControl, FormValues } from "~/components/form/form-values";
import { showsError } from "~/components/form/save-failure";
import { useFeatureName } from "./feature-names";
import type { Identified, RecordApi, RecordCache } from "./resource-api";

type RecordDialogProps<In extends FieldValues, Data, Row extends In & Identified> = {
  path: string;
  api: RecordApi<NoInfer<Row>, In>;
  cache: RecordCache<Row>;
  schema: z.ZodType<Data, In>;
  empty: FormValues<In>;
  /** What is open: a new record, one by its id, or nothing. */
  record: "new" | number | null;
  /** What the list calls it, when it was opened from there. */
  name?: string;
  onClose: () => void;
  children: (control: FormControl<In>) => ReactNode;
};

/** What a form in a dialog needs, loaded when one is opened for the first time. */
const loadForm = () => import("~/components/form/resource-form-dialog");

/** The form of a new record or of one that is there, read afresh each time it is opened. */
export function RecordDialog<In extends FieldValues, Data, Row extends In & Identified>(props: RecordDialogProps<In, Data, Row>) {
  const { path, api, cache, schema, empty, record, name, onClose, children } = props;
  const t = useTranslations("resource");
  const common = useTranslations("common");
  const featureName = useFeatureName();
  const [form, setForm] = useState<Awaited<ReturnType<typeof loadForm>> | null>(null);
  const create = api.create.useMutation({ meta: { showsError } });
  const update = api.update.useMutation({ meta: { showsError } });
  const id = typeof record === "number" ? record : null;
  const opened = useQuery({
    queryKey: ["opened", path, id],
    queryFn: () => cache.byId.fetch({ id: id ?? 0 }, { staleTime: 0 }),
    enabled: id !== null,
    // It is kept as long as the dialog is open and not a moment longer; nothing changes under somebody's hands.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // The call inside has said it already.
    meta: { showsError: () => true },
  });

  const isOpen = record !== null;
  useEffect(() => {
    if (isOpen) void loadForm().then(setForm);
  }, [isOpen]);

  // There is no such record: whoever came by an old link sees the list.
  useEffect(() => {
    if (opened.isError) onClose();
  }, [opened.isError, onClose]);

  const row = id === null ? null : (opened.data ?? null);
  if (!form || record === null || (id !== null && row === null)) return null;
  return (
    <form.ResourceFormDialog
      key={record}
      open
      title={row ? (name ? t("editRow", { name }) : common("edit")) : t("newTitle", { feature: featureName(path) })}
      path={path}
      schema={schema}
      row={row}
      empty={empty}
      create={create.mutateAsync}
      update={update.mutateAsync}
      onSaved={() => {
        onClose();
        void cache.invalidate();
      }}
      onCancel={onClose}
    >
      {children}
    </form.ResourceFormDialog>
  );
}
