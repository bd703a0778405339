"use client";
import { useCallback, useMemo } from "react";
import { type Draft, newest } from "~/components/form/draft-store";
import { useDraft } from "~/components/form/use-draft";
import type { Keeper } from "~/components/form/use-leave-guard";
import { type RemoteDrafts, useRemoteDraft } from "~/components/form/use-remote-draft";

/**
 * Keeps a form's unsaved input in this browser, and on the server too.
 * @param key names the draft in this browser; null: nothing is kept there
 * @param drafts null: nothing is kept on the server
 */
export function useFormDrafts(key: string | null, drafts: RemoteDrafts | null) {
  const local = useDraft(key);
  const remote = useRemoteDraft(drafts, local.clear);
  const { keep: keepLocal, endOffer: endLocalOffer, forget: forgetLocal } = local;
  const { keep: keepRemote, endOffer: endRemoteOffer, sendRest, forget: forgetRemote } = remote;

  /** @param began values that the form began with */
  const keep = useCallback(
    (draft: Draft, began: object) => {
      keepLocal(draft, began);
      keepRemote(draft, began);
    },
    [keepLocal, keepRemote],
  );

  /** Ends the offer of an earlier visit's input: it was filled in or discarded. */
  const endOffer = useCallback(() => {
    endLocalOffer();
    endRemoteOffer();
  }, [endLocalOffer, endRemoteOffer]);

  const forget = useCallback(() => {
    forgetLocal();
    forgetRemote();
  }, [forgetLocal, forgetRemote]);

  const isFailing = remote.keeping.state === "failed";
  const keeper: Keeper | null = useMemo(
    () => (drafts ? { isFailing: () => isFailing, sendRest } : null),
    [drafts, isFailing, sendRest],
  );

  return {
    /** Newest input of an earlier visit. */
    offered: remote.found === undefined ? null : newest(local.offered, remote.found),
    keep,
    endOffer,
    forget,
    /** Saves what is left before the page is left; null: only this browser keeps it. */
    keeper,
    keeping: remote.keeping,
    enqueueSave: remote.enqueueSave,
    retry: remote.retry,
    resolveElsewhere: remote.resolveElsewhere,
  };
}
