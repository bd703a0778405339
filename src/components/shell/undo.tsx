"use client";

import { type ReactNode, useEffect, useState } from "react";
import { UNDO_MS } from "~/lib/undo";

export type UndoOffer = { text: string; label: string; onUndo: () => void };

let show: (offer: UndoOffer) => void = () => {};

/** Offers for ten seconds to take an action back, in place of the offer before. */
export function offerUndo(offer: UndoOffer): void {
  show(offer);
}

export const loadUndoBar = () => import("./undo-bar");

/** The bar at the window's lower edge with the present offer; one for the back office. The first offer loads its code. */
export function UndoRegion() {
  const [bar, setBar] = useState<ReactNode>(null);
  useEffect(() => {
    let count = 0;
    show = (offer) => {
      const endsAt = Date.now() + UNDO_MS;
      const key = ++count;
      const showBar = ({ UndoBar }: Awaited<ReturnType<typeof loadUndoBar>>) =>
        setBar(<UndoBar key={key} {...offer} endsAt={endsAt} onEnd={() => setBar(null)} />);
      loadUndoBar().then(showBar, () => {});
    };
    return () => {
      show = () => {};
    };
  }, []);
  return <div aria-live="polite">{bar}</div>;
}
