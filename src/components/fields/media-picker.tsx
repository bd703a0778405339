"use client";
import { useModule } from "~/components/ui/use-module";
import type { MediaPickerProps } from "./media-picker-window";

/** Chooses an image of the library or uploads one; loads its window when first opened. */
export function MediaPicker(props: MediaPickerProps) {
  const picker = useModule(() => import("./media-picker-window"), props.open);
  return picker && <picker.MediaPickerWindow {...props} />;
}
