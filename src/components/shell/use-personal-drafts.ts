"use client";

import { useEffect } from "react";
import { removePersonalDrafts } from "~/components/form/draft-store";

const HOUR_MS = 60 * 60 * 1000;

/** Ends old drafts with personal data of everyone who used this browser, also in a page that stays open. */
export function usePersonalDraftExpiry(): void {
  useEffect(() => {
    const expire = () => clearPersonalDrafts();
    expire();
    const timer = setInterval(expire, HOUR_MS);
    return () => clearInterval(timer);
  }, []);
}

/** Ends the drafts with personal data of a person who signs out, and whatever an open form still writes as its page goes. */
export function endPersonalDrafts(userId: number): void {
  clearPersonalDrafts(userId);
  window.addEventListener("pagehide", () => clearPersonalDrafts(userId));
}

function clearPersonalDrafts(userId?: number): void {
  removePersonalDrafts(localStorage, { now: new Date(), userId });
}
