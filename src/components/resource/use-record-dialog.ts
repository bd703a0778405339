"use client";

import { parseAsInteger, parseAsString, useQueryStates } from "nuqs";
import { useCallback, useMemo } from "react";
import type { OpenRecord } from "./opened-record-dialog";

/** Keeps the open record's dialog in the URL: `?new`, `?copy=7`, `?restore=7`, `?edit=7`. Links open it, back closes it. */
export function useRecordDialog() {
  const [params, setParams] = useQueryStates(parsers, { history: "push" });
  const record = useMemo((): OpenRecord | null => {
    if (params.edit !== null) return { kind: "edit", id: params.edit };
    if (params.copy !== null) return { kind: "copy", id: params.copy };
    if (params.restore !== null) return { kind: "restore", id: params.restore };
    return params.new === null ? null : { kind: "new" };
  }, [params]);
  const open = useCallback(
    (record: OpenRecord) =>
      void setParams({
        new: record.kind === "new" ? "" : null,
        copy: record.kind === "copy" ? record.id : null,
        restore: record.kind === "restore" ? record.id : null,
        edit: record.kind === "edit" ? record.id : null,
      }),
    [setParams],
  );
  const close = useCallback(() => void setParams(null, { history: "replace" }), [setParams]);
  return { record, open, close };
}

const parsers = { new: parseAsString, copy: parseAsInteger, restore: parseAsInteger, edit: parseAsInteger };
