"use client";

import type { ComponentProps } from "react";
import { useModule } from "~/components/ui/use-module";
import type { LetterDialog } from "./letter-dialog";

/** Loads the letter's form when it is first opened. */
export function LazyLetterDialog(props: ComponentProps<typeof LetterDialog>) {
  const letter = useModule(() => import("./letter-dialog"), props.task !== null);
  return letter && <letter.LetterDialog {...props} />;
}
