"use client";

import type { ComponentProps } from "react";
import { withNext } from "~/lib/urls";
import type { AccountResult } from "./account-call";
import { AccountForm } from "./account-form";

type Step = "signUp" | "verify" | "reset";

/** Notes of the sign-in page about the next step. */
const notes: { [Call in Step]: (result: AccountResult<Call>) => string } = {
  signUp: ({ mustConfirm, mustBeApproved }) => (mustConfirm ? "confirm" : mustBeApproved ? "approve" : "ready"),
  verify: ({ mustBeApproved }) => (mustBeApproved ? "confirmedApprove" : "confirmed"),
  reset: () => "reset",
};

type StepFormProps<Call extends Step> = Omit<ComponentProps<typeof AccountForm<Call>>, "onDone"> & {
  /** Page to open after signing in. */
  next?: string | undefined;
};

/** A form that leads to the sign-in page. */
export function StepForm<Call extends Step>({ next, ...form }: StepFormProps<Call>) {
  return (
    <AccountForm
      {...form}
      onDone={(result) => window.location.assign(withNext(`/auth/login?note=${notes[form.call](result)}`, next))}
    />
  );
}
