"use client";

import { CrashMessage } from "~/components/shell/crash-message";

/** Keeps the menu around the page. */
export default function PageError({ error }: { error: Error }) {
  return <CrashMessage error={error} />;
}
