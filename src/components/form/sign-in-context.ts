"use client";
import { createContext, use } from "react";

/**
 * Asks for the sign-in over the page, because the session has ended.
 * @param reason a save that continues afterwards, or staying on the page
 * @returns whether the person has signed in
 */
type AskSignIn = (reason: "save" | "stay") => Promise<boolean>;

const SignInContext = createContext<AskSignIn>(async () => false);
export const SignInContextProvider = SignInContext.Provider;

export function useSignIn(): AskSignIn {
  return use(SignInContext);
}
