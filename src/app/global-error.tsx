"use client";

import { CrashPage } from "./crash-page";

/** Inline styles: Next would load a style sheet of this file on every page. */
const style = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
body { display: grid; min-height: 100dvh; margin: 0; place-items: center; background: Canvas; color: CanvasText }
div { max-width: 32rem; padding: 1.25rem }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.35 }
p { display: flex; flex-wrap: wrap; gap: 0.75rem; margin: 1rem 0 0; color: inherit }
a, button { padding: 0.65rem 1.5rem; border: 1px solid; border-radius: 0.625rem; background: none; color: inherit; font: inherit; text-decoration: none; cursor: pointer }
button { border-color: #136dd3; background: #136dd3; color: #fff }
`;

/** Replaces everything when a root layout crashes. */
export default function GlobalError({ error }: { error: Error }) {
  return (
    <html lang="en">
      <head>
        <style>{style}</style>
      </head>
      <body>
        <CrashPage error={error} />
      </body>
    </html>
  );
}
