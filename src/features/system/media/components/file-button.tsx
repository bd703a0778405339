"use client";
import { type ReactNode, useRef } from "react";
import { Button } from "~/components/ui/button";

type FileButtonProps = {
  accept: string;
  multiple?: boolean;
  variant?: "outline";
  size?: "sm";
  isPending?: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
};

/** A button that chooses files from the device. */
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
