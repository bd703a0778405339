"use client";
import { type ComponentProps, useRef } from "react";
import { Button } from "~/components/ui/button";

type FileButtonProps = Omit<ComponentProps<typeof Button>, "onClick" | "asChild"> & {
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
};

/** A button that chooses files from the device. The browser's own control is hidden: it speaks the browser's language. */
export function FileButton({ accept, multiple, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        multiple={multiple}
        accept={accept}
        className="hidden"
        tabIndex={-1}
        aria-hidden
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file can be chosen again.
          event.target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
