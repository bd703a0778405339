"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { z } from "zod";
import { useFieldLabels } from "~/components/fields/field-labels";
import type { ConflictChoice, ConflictQuestion } from "~/components/form/conflict-dialog";
import { displayName } from "~/components/form/form-scope";
import { changedFields, contentOf, type FormValues } from "~/components/form/form-values";
import type { HistoryProcedures, VersionValues } from "~/components/form/history-dialog";
import { useDescribeRecord } from "~/components/form/use-describe-record";
import { type Conflict, useForm } from "~/components/form/use-form";
import type { Keeper } from "~/components/form/use-leave-guard";
import { useQuestion } from "~/components/form/use-question";
import type { RemoteDrafts } from "~/components/form/use-remote-draft";
import { type StoredRecordOptions, useStoredRecord } from "~/components/form/use-stored-record";
import { toastSuccess } from "~/components/ui/toaster";
import type { Identified } from "~/lib/identified";
import { flatten, isItemList, mergeItems, unflatten } from "~/lib/items";

export type RecordFormOptions<In extends FieldValues, Row extends In & Identified> = StoredRecordOptions<In, Row> & {
  path: string;
  schema: z.ZodType<unknown, In>;
  onSaved: (row: Row) => void;
  /** Enables the version history. */
  history?: HistoryProcedures;
  readOnly?: boolean;
  drafts?: RemoteDrafts | null;
  autosave?: Keeper | undefined;
  draftName?: string | undefined;
  /** Success toast by result; null: default text. */
  describeSaved?: ((saved: NoInfer<Row>, typed: NoInfer<In>) => string | null) | undefined;
};

/** How a save ends where the caller says it. */
export type SaveEnd<Row> = {
  /** Replaces the success toast and `onSaved`. @param line says which record was saved and what changed */
  onDone?: (saved: Row, line: string) => void;
  /** Replaces the error toast. */
  onRefused?: (reason: string) => void;
};

/**
 * State and actions of a record's form, without layout. Saves only changed fields, based on the version it started from; resolves
 * conflicts by field; fills in earlier versions; saves without publishing.
 */
export function useRecordForm<In extends FieldValues, Row extends In & Identified>(options: RecordFormOptions<In, Row>) {
  const {
    path,
    schema,
    row,
    empty,
    onSaved,
    history,
    pending,
    readOnly = false,
    drafts,
    autosave,
    draftName,
    describeSaved,
  } = options;
  const t = useTranslations("form");
  const common = useTranslations("common");
  const labelOf = useFieldLabels(path);
  const describe = useDescribeRecord(path);
  const conflict = useQuestion<ConflictQuestion, ConflictChoice | null>();
  const stored = useStoredRecord<In, Row>(options);
  const { baseline, pendingChanges } = stored;
  const [restoredVersion, setRestoredVersion] = useState<number | null>(null);
  const form = useForm<In>({
    ...{ path, schema, start: empty, row, readOnly },
    ...{ drafts, autosave, draftName, baseline, resolveConflict },
  });
  /** Renders values that are more than text. */
  const display = (name: string, value: unknown, record: object) =>
    form.scope.displays.get(displayName(name))?.(value, { name, record });

  async function resolveConflict(values: FormValues<In>, { version, theirs, base, pendingVersion }: Conflict) {
    const names = Object.keys(theirs).filter((name) => name in empty);
    // The server does not keep earlier pending changes.
    const began: Record<string, unknown> = pendingVersion === undefined ? base : baseline.seenValues();
    const sides = names.map((name) => mergedSides(name, began[name], values[name], theirs[name]));
    const fields = sides.flatMap(({ conflicts }) => conflicts);
    const choice = fields.length === 0 ? {} : await conflict.ask({ fields, record: values });
    if (choice === null) return null;
    const chosen = sides.map(({ name, merged, conflicts }) => {
      const taken = conflicts.filter((one) => choice[one.name] === "theirs");
      const flat = { ...flatten(name, merged), ...Object.fromEntries(taken.map((one) => [one.name, one.theirs])) };
      return [name, unflatten(name, flat)];
    });
    const stays = Object.fromEntries(names.map((name) => [name, theirs[name]]));
    stored.startFrom({ version, theirs: stays, base, pendingVersion });
    return { ...values, ...Object.fromEntries(chosen) };
  }

  function save(set?: Readonly<Record<string, unknown>>, { onDone, onRefused }: SaveEnd<Row> = {}): Promise<void> {
    if (stored.isCreated()) return Promise.resolve();
    const before = stored.publishedValues();
    const done = (saved: Row, typed: FormValues<In> & In) => {
      setRestoredVersion(null);
      if (!row) form.handOver(saved.id, saved.version);
      const line = describe(saved, row ? changedFields<FormValues<In>>(before, typed) : []);
      if (onDone) return onDone(saved, line);
      toastSuccess(describeSaved?.(saved, typed) ?? common(row ? "updated" : "created"), line);
      onSaved(saved);
    };
    return form.submit(stored.save, done, { set, onRefused });
  }

  function savePending(): Promise<void> {
    return form.submit(stored.savePending, () => {
      setRestoredVersion(null);
      toastSuccess(t("savedHidden"), row ? describe(row, []) : undefined);
    });
  }

  async function discardPending(): Promise<void> {
    try {
      await stored.discardPending();
    } catch {
      return;
    }
    form.showBaseline();
    setRestoredVersion(null);
    toastSuccess(t("discarded"));
  }

  function restoreVersion({ version, values }: VersionValues): void {
    form.fillIn(contentOf(values));
    setRestoredVersion(version);
  }

  /** Saves what visitors don't see: a draft, or the pending changes of a published record. */
  async function saveDraft(): Promise<void> {
    if (row && !form.isDirty) return;
    // Reading again may have failed since this window published the record.
    const isPublished = pending?.isPublished || Reflect.get(stored.publishedValues(), "status") === "published";
    await (pending && isPublished ? savePending() : save());
  }

  const texts = { labelOf, display };
  return {
    ...form,
    /** Saves; publishes when there are pending changes. */
    save,
    saveDraft,
    pending: pendingChanges && {
      ...texts,
      changes: pendingChanges,
      published: stored.publishedValues(),
    },
    discardPending,
    /** Open question which side's values to keep. */
    conflict: { ...texts, question: conflict.asked, onAnswer: conflict.answer },
    history: history &&
      row && { ...texts, api: history, id: row.id, fields: Object.keys(empty), onRestore: readOnly ? undefined : restoreVersion },
    /** Version whose content has been filled in. */
    restoredVersion,
  };
}

/**
 * Merges a field that two people have changed: a list by its items, with the fields that both have changed as conflicts. Without
 * the version that both began with, the whole list is a conflict.
 */
function mergedSides(name: string, base: unknown, mine: unknown, theirs: unknown) {
  if (!isItemList(base) || !isItemList(mine) || !isItemList(theirs)) {
    return { name, merged: mine, conflicts: [{ name, mine, theirs }] };
  }
  const { value, conflicts } = mergeItems(name, base, mine, theirs);
  const [own, other] = [flatten(name, mine), flatten(name, theirs)];
  return { name, merged: value, conflicts: conflicts.map((one) => ({ name: one, mine: own[one], theirs: other[one] })) };
}
