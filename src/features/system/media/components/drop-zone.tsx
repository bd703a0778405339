"use client";
import { ImageUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { type DragEvent, type ReactNode, useState } from "react";

type DropZoneProps = {
  /** Without it, drops are ignored. */
  onFiles?: (files: File[]) => void;
  children: ReactNode;
};

/** Accepts files dropped anywhere on its children. The upload button is the alternative without dragging. */
export function DropZone({ onFiles, children }: DropZoneProps) {
  const t = useTranslations("media");
  // Entering a child also leaves its parent: the pointer is gone when leaves equal enters.
  const [depth, setDepth] = useState(0);

  const onlyFiles = (handle: (event: DragEvent) => void) => (event: DragEvent) => {
    if (!onFiles || !event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    handle(event);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the upload button is the keyboard alternative
    <div
      className="relative"
      onDragEnter={onlyFiles(() => setDepth((depth) => depth + 1))}
      onDragOver={onlyFiles(() => {})}
      onDragLeave={onlyFiles(() => setDepth((depth) => depth - 1))}
      onDrop={onlyFiles((event) => {
        setDepth(0);
        onFiles?.([...event.dataTransfer.files]);
      })}
    >
      {children}
      {depth > 0 && (
        <div className="pointer-events-none absolute inset-0 z-30 rounded-xl border-2 border-primary-text border-dashed bg-background/85">
          <p className="sticky top-[45vh] flex items-center justify-center gap-2 p-8 font-medium text-primary-text">
            <ImageUp aria-hidden className="size-5" />
            {t("drop")}
          </p>
        </div>
      )}
    </div>
  );
}
