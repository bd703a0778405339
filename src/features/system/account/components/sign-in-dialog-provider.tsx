"use client";

import type { ReactNode } from "react";
import { SignInContextProvider } from "~/components/form/sign-in-context";
import { useQuestion } from "~/components/form/use-question";
import { useModule } from "~/components/ui/use-module";

/** Lets forms ask for the sign-in over the page; loads the dialog when a session has ended. */
export function SignInDialogProvider({ children }: { children: ReactNode }) {
  const { asked, ask, answer } = useQuestion<"save" | "stay", boolean>();
  const dialog = useModule(() => import("./sign-in-dialog"), asked !== null);
  return (
    <SignInContextProvider value={ask}>
      {children}
      {dialog && <dialog.SignInDialog reason={asked} onAnswer={answer} />}
    </SignInContextProvider>
  );
}
