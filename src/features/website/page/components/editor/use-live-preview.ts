import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { PublishedPath } from "~/features/public-records";
import type { Locale } from "~/i18n/routing";
import { transformer } from "~/trpc/transformer";
import { showPage } from "./show-page";

type LivePreview = {
  path: PublishedPath;
  /** Null for a new record. */
  recordId: number | null;
  locale: Locale;
  values: object;
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
export function useLivePreview({ path, recordId, locale, values, frame }: LivePreview): { state: PreviewState; count: number } {
  const [shown, setShown] = useState<{ state: PreviewState; count: number }>({ state: "loading", count: 0 });
  const body = JSON.stringify(transformer.input.serialize({ id: recordId ?? 0, locale, values }));
  const newest = useRef(body);
  const isAsking = useRef(false);

  const ask = useEffectEvent(async (to: HTMLIFrameElement) => {
    isAsking.current = true;
    let sent: string | null = null;
    while (sent !== newest.current && to.isConnected) {
      sent = newest.current;
      const state = await load(`/api/live-preview/${path.slice("/admin/".length)}`, sent, to);
      setShown(({ count }) => ({ state, count: count + 1 }));
      if (state === "failed") sent = null;
      await new Promise((resolve) => setTimeout(resolve, state === "failed" ? RETRY_MS : PAUSE_MS));
    }
    isAsking.current = false;
  });

  useEffect(() => {
    newest.current = body;
    if (frame && !isAsking.current) void ask(frame);
  }, [frame, body]);
  return shown;
}

async function load(url: string, body: string, frame: HTMLIFrameElement): Promise<PreviewState> {
  try {
    const answer = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body });
    if (answer.status === 404) return "missing";
    if (!answer.ok) return "failed";
    await showPage(frame, await answer.text());
    return "shown";
  } catch {
    return "failed";
  }
}
