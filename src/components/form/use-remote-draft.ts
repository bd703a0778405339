"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Draft } from "~/components/form/draft-store";
import { mergeDrafts } from "~/components/form/merge-drafts";
import { isConflict } from "~/components/form/save-failure";
import { endsSession } from "~/lib/error-message";
import { isSameJson } from "~/lib/items";
import { sessionEnded } from "~/trpc/session-end";

/** Milliseconds between the last keystroke and sending. */
const DELAY = 2000;
/** Milliseconds until what could not be sent is tried again. */
const RETRY = 15_000;

/** One person's unsaved input of one record on the server. A revision names a state of it. */
export type RemoteDrafts = {
  read(): Promise<{ draft: Draft; revision: number } | null>;
  keep(draft: Draft, revision: number | null): Promise<{ revision: number; at: Date }>;
  discard(revision: number | null): Promise<unknown>;
};

export type Keeping =
  | { state: "idle" | "saving" }
  | { state: "saved"; at: Date }
  /** `elsewhere`: another window has kept something newer. */
  | { state: "failed"; reason: "elsewhere" | "signedOut" | "unreachable"; savedAt: Date | null };

type Unsent = { draft: Draft; began: object };

/** Keeps unsaved input on the server. @param onKept called when everything typed is there */
export function useRemoteDraft(drafts: RemoteDrafts | null, onKept: () => void) {
  const [found, setFound] = useState<Draft | null | undefined>(drafts ? undefined : null);
  const [keeping, setKeeping] = useState<Keeping>({ state: "idle" });
  const revision = useRef<number | null>(null);
  const unsent = useRef<Unsent | null>(null);
  const older = useRef<Draft | null>(null);
  const isElsewhere = useRef(false);
  /** A draft that was sent and never answered: it may have been stored. */
  const unanswered = useRef<Draft | null>(null);
  /** Counts what was forgotten: the answer to a draft that was sent before no longer matters. */
  const forgotten = useRef(0);
  const isGone = useRef(false);
  const wasAsked = useRef(false);
  const savedAt = useRef<Date | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const read = useCallback(async () => {
    const stored = (await drafts?.read()) ?? null;
    revision.current = stored?.revision ?? null;
    return stored?.draft ?? null;
  }, [drafts]);

  /** Continues a draft that was stored although its answer got lost. Another window's newer draft stays unknown. */
  const findUnanswered = useCallback(async () => {
    if (!drafts || !unanswered.current) return;
    const stored = await drafts.read();
    if (stored && isSameJson(stored.draft.values, unanswered.current.values)) revision.current = stored.revision;
    unanswered.current = null;
  }, [drafts]);

  const send = useCallback(async (): Promise<void> => {
    const typed = unsent.current;
    if (!drafts || !typed || isElsewhere.current) return;
    unsent.current = null;
    setKeeping({ state: "saving" });
    const draft = mergeDrafts(older.current, typed.draft, typed.began);
    const before = forgotten.current;
    const isForgotten = () => forgotten.current !== before;
    try {
      await findUnanswered();
      if (Object.keys(draft.values).length === 0) {
        await drafts.discard(revision.current);
        revision.current = null;
        if (!isForgotten()) setKeeping({ state: "idle" });
      } else {
        unanswered.current = draft;
        const saved = await drafts.keep(draft, revision.current);
        unanswered.current = null;
        revision.current = saved.revision;
        if (isForgotten()) return;
        savedAt.current = saved.at;
        setKeeping({ state: "saved", at: saved.at });
      }
      wasAsked.current = false;
      if (!unsent.current) onKept();
    } catch (error) {
      if (isForgotten()) return;
      unsent.current ??= typed;
      isElsewhere.current = isConflict(error);
      const isSignedOut = endsSession(error);
      const reason = isElsewhere.current ? "elsewhere" : isSignedOut ? "signedOut" : "unreachable";
      if (reason !== "unreachable") unanswered.current = null;
      setKeeping({ state: "failed", reason, savedAt: savedAt.current });
      if (isSignedOut && !wasAsked.current) sessionEnded();
      wasAsked.current = isSignedOut;
    }
  }, [drafts, findUnanswered, onKept]);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    queue.current = queue.current.then(send).then(() => {
      if (unsent.current && !isElsewhere.current && !isGone.current) timer.current = setTimeout(flush, RETRY);
    });
    return queue.current;
  }, [send]);

  useEffect(() => {
    if (!drafts) return;
    isGone.current = false;
    queue.current = read()
      .catch(() => null)
      .then((draft) => {
        older.current = draft;
        setFound(draft);
      });
    const controller = new AbortController();
    window.addEventListener("online", () => void flush(), { signal: controller.signal });
    return () => {
      controller.abort();
      isGone.current = true;
      void flush();
    };
  }, [drafts, read, flush]);

  const keep = useCallback(
    (draft: Draft, began: object) => {
      if (!drafts) return;
      unsent.current = { draft, began };
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, DELAY);
    },
    [drafts, flush],
  );

  const endOffer = useCallback(() => {
    older.current = null;
    setFound((draft) => draft && null);
  }, []);

  /** Deletes the draft, unless another window has changed it since. */
  const forget = useCallback(() => {
    clearTimeout(timer.current);
    endOffer();
    unsent.current = null;
    forgotten.current += 1;
    isElsewhere.current = false;
    setKeeping({ state: "idle" });
    queue.current = queue.current.then(async () => {
      await findUnanswered().catch(() => {});
      if (revision.current === null) return;
      await drafts?.discard(revision.current).catch(() => {});
      revision.current = null;
    });
  }, [drafts, findUnanswered, endOffer]);

  /** Saves between two drafts: one that came after its save would stay, and be filled in again over later versions. */
  const enqueueSave = useCallback(<Answer>(save: () => Promise<Answer>): Promise<Answer> => {
    const saving = queue.current.then(save);
    queue.current = saving.catch(() => {});
    return saving;
  }, []);

  /** Sends what is left. @returns whether everything typed is on the server */
  const sendRest = useCallback(async () => {
    await flush();
    return unsent.current === null;
  }, [flush]);

  /** Sends again at once, and asks for a sign-in again where that is needed. */
  const retry = useCallback(() => {
    wasAsked.current = false;
    void flush();
  }, [flush]);

  /** Decides between this window's input and a newer one of another window, which it returns. @throws when that can't be read */
  const resolveElsewhere = useCallback(
    async (keepsOwn: boolean) => {
      const other = await read();
      isElsewhere.current = false;
      if (!keepsOwn) unsent.current = null;
      await flush();
      if (!keepsOwn) setKeeping({ state: "idle" });
      return keepsOwn ? null : other;
    },
    [read, flush],
  );

  return { found, keeping, endOffer, keep, forget, enqueueSave, sendRest, retry, resolveElsewhere };
}
