"use client";

import { api } from "~/trpc/client";
import { endPersonalDrafts } from "./use-personal-drafts";

/** Signs out and opens the sign-in page; removes this person's cached data and personal drafts. */
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
