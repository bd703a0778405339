"use client";

import { type ReactNode, useEffect, useState } from "react";
import { UNDO_MS } from "~/lib/undo";
import type { UndoOffer } from "./undo-bar";

let show: (offer: UndoOffer) => () => void = () => () => {};

/** Offers for ten seconds to take an action back, in place of the offer before. @returns ends the offer */
export function offerUndo(offer: UndoOffer): () => void {
  return show(offer);
}

const load = () => import("./undo-bar");

/** Loads the bar before an action, because the network may fail after it. */
export const prefetchUndoBar = () => void load().catch(() => {});

/** The bar at the window's lower edge with the present offer; one for the back office. The first offer loads its code. */
export function UndoRegion() {
  const [bar, setBar] = useState<ReactNode>(null);
  useEffect(() => {
    let count = 0;
    show = (offer) => {
      const endsAt = Date.now() + UNDO_MS;
      const key = ++count;
      void load().then(
        ({ UndoBar }) => key === count && setBar(<UndoBar key={key} {...offer} endsAt={endsAt} onEnd={() => setBar(null)} />),
        () => {},
      );
      return () => {
        if (key !== count) return;
        count += 1;
        setBar(null);
      };
    };
    return () => {
      show = () => () => {};
    };
  }, []);
  return <div aria-live="polite">{bar}</div>;
}
