"use client";

import "./site.css";
import { CrashPage } from "./crash-page";

/** Instead of everything, when a root layout itself crashed. */
export default function GlobalError({ error }: { error: Error }) {
  return (
    <html lang="en">
      <body className="grid min-h-dvh place-items-center font-sans">
        <CrashPage error={error} />
      </body>
    </html>
  );
}
