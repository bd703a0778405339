"use client";

import { useEffect } from "react";
import { removePersonalDrafts } from "~/components/form/draft-store";

const HOUR_MS = 60 * 60 * 1000;

/** Removes expired personal drafts of everyone who used this browser, also while a page stays open. */
export function usePersonalDraftExpiry(): void {
  useEffect(() => {
    const expire = () => clearPersonalDrafts();
    expire();
    const timer = setInterval(expire, HOUR_MS);
    return () => clearInterval(timer);
  }, []);
}

/** Removes a person's drafts with personal data on sign-out, including later writes of open forms. */
export function endPersonalDrafts(userId: number): void {
  clearPersonalDrafts(userId);
  window.addEventListener("pagehide", () => clearPersonalDrafts(userId));
}

function clearPersonalDrafts(userId?: number): void {
  removePersonalDrafts(localStorage, { now: new Date(), userId });
}
