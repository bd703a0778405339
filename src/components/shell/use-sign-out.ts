"use client";

import { api } from "~/trpc/client";

/** Ends the session and leads to the sign-in page, with nothing of this person left in the page's memory. */
export function useSignOut(): () => void {
  const signOut = api.system.account.signOut.useMutation({
    meta: { keepsQueries: true },
    onSuccess: () => window.location.assign("/admin"),
  });
  return () => signOut.mutate();
}
