"use client";

import { CrashMessage } from "~/components/shell/crash-message";

/** Handles errors outside the pages with a menu, or in the menu itself. */
export default function AdminError({ error }: { error: Error }) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <div>
        <CrashMessage error={error} />
      </div>
    </main>
  );
}
