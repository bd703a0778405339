"use client";
import type { ComponentProps } from "react";
import { useModule } from "~/components/ui/use-module";
import type { ConflictDialog } from "./conflict-dialog";

/** Loads the dialog with the first conflict. */
export function LazyConflictDialog(props: ComponentProps<typeof ConflictDialog>) {
  const loaded = useModule(() => import("./conflict-dialog"), props.question !== null);
  return loaded && <loaded.ConflictDialog {...props} />;
}
