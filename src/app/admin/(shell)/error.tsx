"use client";

import { CrashMessage } from "~/components/shell/crash-message";

/** A page that crashed: the menu stays around it. */
export default function PageError({ error }: { error: Error }) {
  return <CrashMessage error={error} />;
}
