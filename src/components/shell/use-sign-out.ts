"use client";

import { api } from "~/trpc/client";
import { endPersonalDrafts } from "./use-personal-drafts";

/**
 * Ends the session and leads to the sign-in page, with nothing of this person left in the page's memory, and no
 * draft with personal data in the browser.
 */
export function useSignOut(): () => void {
  const signOut = api.system.account.signOut.useMutation({
    meta: { keepsQueries: true },
    onSuccess: ({ userId }) => {
      if (userId !== null) endPersonalDrafts(userId);
      window.location.assign("/admin");
    },
  });
  return () => signOut.mutate();
}
