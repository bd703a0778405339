import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { PreviewedPath } from "~/features/public-paths";
import type { Locale } from "~/i18n/routing";
import { transformer } from "~/trpc/transformer";
import { showPage } from "./show-page";

type LivePreview = {
  path: PreviewedPath;
  /** Null for a new record. */
  recordId: number | null;
  locale: Locale;
  values: object;
  /** Bare path of the page that shows settings. */
  at?: string | undefined;
  /** Null while it is not on screen. */
  frame: HTMLIFrameElement | null;
};

export type PreviewState = "loading" | "shown" | "missing" | "failed";

/** Between two requests while someone types without a pause. */
const PAUSE_MS = 120;
const RETRY_MS = 3_000;

/**
 * Shows the public page of a record in a frame, as it is typed. One request runs at a time; the newest values follow it.
 * @returns state, and how often the page has been shown
 */
export function useLivePreview(preview: LivePreview): { state: PreviewState; count: number } {
  const { path, recordId, locale, values, at, frame } = preview;
  const [shown, setShown] = useState<{ state: PreviewState; count: number }>({ state: "loading", count: 0 });
  const body = useMemo(
    () => JSON.stringify(transformer.input.serialize({ id: recordId ?? 0, locale, values, at })),
    [recordId, locale, values, at],
  );
  /** Null while the frame is not on screen. */
  const newest = useRef<string | null>(null);
  const isAsking = useRef(false);

  const ask = useEffectEvent(async (to: HTMLIFrameElement) => {
    isAsking.current = true;
    let sent: string | null = null;
    while (newest.current !== null && newest.current !== sent && to.isConnected) {
      sent = newest.current;
      const { state, mayRetry } = await load(`/api/live-preview/${path.slice("/admin/".length)}`, sent, to);
      setShown(({ count }) => ({ state, count: count + 1 }));
      if (mayRetry) sent = null;
      await new Promise((resolve) => setTimeout(resolve, state === "failed" ? RETRY_MS : PAUSE_MS));
    }
    isAsking.current = false;
  });

  useEffect(() => {
    newest.current = frame && body;
    if (frame && !isAsking.current) void ask(frame);
  }, [frame, body]);
  return shown;
}

type Loaded = { state: PreviewState; mayRetry?: boolean };

/** After a refusal, waits for other input; after the end of a session, asks again, because the person may sign in. */
async function load(url: string, body: string, frame: HTMLIFrameElement): Promise<Loaded> {
  try {
    const answer = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body });
    if (answer.status === 404) return { state: "missing" };
    if (!answer.ok) return { state: "failed", mayRetry: answer.status === 401 || answer.status === 429 || answer.status >= 500 };
    await showPage(frame, await answer.text());
    return { state: "shown" };
  } catch {
    return { state: "failed", mayRetry: true };
  }
}
