"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import { type Draft, readDraft, removeDraft, removePersonalDrafts, writeDraft } from "~/components/form/draft-store";
import { mergeDrafts } from "~/components/form/merge-drafts";

/** Milliseconds between a keystroke and storing the draft. */
const DELAY = 400;

/**
 * Keeps unsaved input in this browser for this person and record.
 * @returns `offered`: draft of an earlier visit; `keep` stores changes; `forget` removes everything
 */
export function useDraft(key: string | null) {
  const [offered, setOffered] = useState<Draft | null>(null);
  const unstored = useRef<{ draft: Draft; began: object } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const older = useRef<Draft | null>(null);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (key === null || unstored.current === null) return;
    writeDraft(localStorage, key, mergeDrafts(older.current, unstored.current.draft, unstored.current.began));
    unstored.current = null;
  }, [key]);

  useEffect(() => {
    if (key === null) return;
    removePersonalDrafts(localStorage, { now: new Date() });
    older.current = readDraft(localStorage, key);
    setOffered(older.current);
    const controller = new AbortController();
    window.addEventListener("pagehide", flush, { signal: controller.signal });
    return () => {
      controller.abort();
      flush();
    };
  }, [key, flush]);

  const keep = useCallback(
    (draft: Draft, began: object) => {
      unstored.current = { draft, began };
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, DELAY);
    },
    [flush],
  );

  const endOffer = useCallback(() => {
    older.current = null;
    setOffered(null);
  }, []);

  /** Removes what is stored, once it is kept elsewhere. */
  const clear = useCallback(() => {
    if (key === null || older.current) return;
    clearTimeout(timer.current);
    unstored.current = null;
    removeDraft(localStorage, key);
  }, [key]);

  const forget = useCallback(() => {
    endOffer();
    clearTimeout(timer.current);
    unstored.current = null;
    if (key !== null) removeDraft(localStorage, key);
  }, [key, endOffer]);

  return { offered, endOffer, keep, clear, forget };
}
