"use client";
import { useCallback, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { Baseline } from "~/components/form/baseline";
import type { Draft } from "~/components/form/draft-store";
import { changedFields, type FormValues, pick, valuesOf } from "~/components/form/form-values";
import { formerLists } from "~/components/form/former-lists";
import type { PendingSaving } from "~/components/form/pending";
import type { Conflict } from "~/components/form/use-form";
import type { Identified } from "~/lib/identified";
import type { PendingChanges } from "~/lib/pending-changes";

export type StoredRecordOptions<In extends FieldValues, Row extends In & Identified> = {
  row: NoInfer<Row> | null;
  /** Initial values of a new record; its keys are the form's fields. */
  empty: NoInfer<FormValues<In>>;
  create?: (input: { data: NoInfer<In> }) => Promise<Row>;
  update?: (input: { id: number; version: number; data: Partial<NoInfer<In>> }) => Promise<Row>;
  pending?: PendingSaving<NoInfer<In>, NoInfer<Row>>;
};

/** Tracks the stored record: published values and pending changes. Saves send its version. */
export function useStoredRecord<In extends FieldValues, Row extends In & Identified>(options: StoredRecordOptions<In, Row>) {
  const { row, empty, create, update, pending } = options;
  const answer = pending?.changes ?? null;
  const lastAnswer = useRef(answer);
  const [start] = useState<FormValues<In>>(() => (row ? valuesOf<FormValues<In>>(row, empty) : empty));
  const published = useRef({ version: row?.version ?? null, values: start });
  /** Version of the pending changes that a resumed draft was typed over. */
  const seenPending = useRef<number | null>(null);
  const resumed = useRef<Draft | null>(null);
  const isCreated = useRef(false);
  // Also state, for rendering.
  const pendingChanges = useRef(answer);
  const [shownChanges, setShownChanges] = useState(answer);
  const setPendingChanges = useCallback((changes: PendingChanges | null) => {
    pendingChanges.current = changes;
    setShownChanges(changes);
    resumed.current = null;
  }, []);

  const values = useCallback((): FormValues<In> => ({ ...published.current.values, ...pendingChanges.current?.values }), []);

  const seenValues = useCallback(
    (): Partial<FormValues<In>> => ({ ...values(), ...(resumed.current && formerLists(resumed.current)) }),
    [values],
  );

  /**
   * Takes a newer record, or pending changes of another person.
   * @returns false when nothing is new. Ignores rows older than a conflict; takes each answer once
   */
  const takeNewer = useCallback(() => {
    const hasNewRow = row !== null && row.version > (published.current.version ?? 0);
    if (hasNewRow) published.current = { version: row.version, values: valuesOf<FormValues<In>>(row, empty) };
    const hasNewAnswer = answer !== lastAnswer.current;
    lastAnswer.current = answer;
    if (hasNewAnswer) setPendingChanges(answer);
    return hasNewRow || hasNewAnswer;
  }, [row, empty, answer, setPendingChanges]);

  const version = useCallback(() => published.current.version, []);

  /** Saves of others since then conflict with the next save. */
  function resumeFrom(draft: Draft): void {
    const { version, pendingVersion = null } = draft;
    if (version !== null) published.current = { ...published.current, version };
    seenPending.current = pendingChanges.current ? pendingVersion : null;
    resumed.current = draft;
  }

  const pendingVersion = useCallback(
    () => (resumed.current ? seenPending.current : (pendingChanges.current?.version ?? null)),
    [],
  );

  /** Version on which a save is based; with pending changes, their base version. */
  function baseVersion(): number {
    return pendingChanges.current?.baseVersion ?? published.current.version ?? row?.version ?? 1;
  }

  async function save(input: FormValues<In> & In): Promise<Row> {
    const after = await send(input);
    isCreated.current = row === null;
    published.current = { version: after.version, values: valuesOf<FormValues<In>>(after, empty) };
    setPendingChanges(null);
    return after;
  }

  function send(data: FormValues<In> & In): Promise<Row> {
    if (!row) {
      if (!create) throw new Error("Nothing can be added here");
      return create({ data });
    }
    if (!update) throw new Error("Nothing can be changed here");
    const changed = pick<In>(data, changedFields(published.current.values, data));
    const input = { id: row.id, version: baseVersion(), data: changed };
    return pending && pendingChanges.current ? pending.publish({ ...input, pendingVersion: pendingVersion() }) : update(input);
  }

  async function savePending(input: FormValues<In> & In): Promise<void> {
    if (!row || !pending) throw new Error("Nothing can be held back here");
    const data = pick<In>(input, changedFields(values(), input));
    setPendingChanges(await pending.save({ id: row.id, version: baseVersion(), pendingVersion: pendingVersion(), data }));
  }

  async function discardPending(): Promise<void> {
    if (!row || !pending) return;
    await pending.discard({ id: row.id, pendingVersion: pendingChanges.current?.version ?? null });
    setPendingChanges(null);
  }

  /** Bases the next save on the other person's version after a conflict. */
  function startFrom({ version, theirs, pendingVersion }: Omit<Conflict, "kind">): void {
    const changes = pendingChanges.current;
    if (pendingVersion !== undefined) {
      const seen = changes ?? { authors: [], updatedAt: new Date() };
      setPendingChanges({ ...seen, version: pendingVersion, baseVersion: version, values: { ...changes?.values, ...theirs } });
    } else {
      published.current = { version, values: { ...published.current.values, ...theirs } };
      if (changes) setPendingChanges({ ...changes, baseVersion: version });
    }
  }

  const baseline: Baseline<FormValues<In>> = { values, seenValues, version, pendingVersion, takeNewer, resumeFrom };
  return {
    baseline,
    pendingChanges: shownChanges,
    publishedValues: () => published.current.values,
    /** Whether a new record was saved; its own page, which saves it from then on, opens next. */
    isCreated: () => isCreated.current,
    startFrom,
    save,
    savePending,
    discardPending,
  };
}
