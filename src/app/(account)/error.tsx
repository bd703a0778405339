"use client";

import { CrashPage } from "../crash-page";

export default function AccountError({ error }: { error: Error }) {
  return <CrashPage error={error} />;
}
