"use client";
import { type ComponentProps, useRef } from "react";
import { Button } from "~/components/ui/button";

type FileButtonProps = Omit<ComponentProps<typeof Button>, "onClick" | "asChild"> & {
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
};

/** Chooses files. Hides the native control, whose texts have the browser's language. */
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
          // Allows choosing the same file again.
          event.target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
