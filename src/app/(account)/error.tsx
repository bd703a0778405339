"use client";

import { CrashPage } from "../crash-page";

/** An account page that crashed. */
export default function AccountError({ error }: { error: Error }) {
  return <CrashPage error={error} />;
}
