"use client";
import { useCallback, useState } from "react";

/** A question in a dialog whose answer the caller awaits. `asked` is what the dialog shows, null while it is closed. */
export function useQuestion<Question, Answer>() {
  const [open, setOpen] = useState<{ asked: Question; resolve: (answer: Answer) => void } | null>(null);
  const ask = useCallback(
    (asked: Question) =>
      new Promise<Answer>((resolve) => {
        // Asked twice at once: one dialog, whose answer is for both.
        setOpen((before) => ({
          asked,
          resolve: (answer) => {
            before?.resolve(answer);
            resolve(answer);
          },
        }));
      }),
    [],
  );
  const answer = useCallback(
    (given: Answer) => {
      open?.resolve(given);
      setOpen(null);
    },
    [open],
  );
  return { asked: open?.asked ?? null, ask, answer };
}
