"use client";
import { useCallback, useState } from "react";

/** Opens a dialog whose answer the caller awaits. `asked` is the open question, null while closed. */
export function useQuestion<Question, Answer>() {
  const [open, setOpen] = useState<{ asked: Question; resolve: (answer: Answer) => void } | null>(null);
  const ask = useCallback(
    (asked: Question) =>
      new Promise<Answer>((resolve) => {
        // Concurrent questions share one dialog and its answer.
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
