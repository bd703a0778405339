"use client";
import type { Editor } from "@tiptap/react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useId, useState } from "react";
import { videoNode } from "~/components/rich-text/extensions";
import { Button } from "~/components/ui/button";
import { Input } from "~/components/ui/input";
import { videoAt } from "~/lib/videos";

export function RichTextVideoForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTranslations("editor");
  const common = useTranslations("common");
  const id = useId();
  const [address, setAddress] = useState("");
  const [isWrong, setWrong] = useState(false);

  function apply() {
    const video = videoAt(address);
    if (!video) return setWrong(true);
    onClose();
    editor.commands.insertContent(videoNode(video));
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === "Enter") {
      event.preventDefault();
      apply();
    }
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a legend that the input's own label already is
    <div role="group" aria-label={t("video")} onKeyDown={handleKey} className="grid gap-2 border-border border-b bg-muted/60 p-2">
      <div className="flex flex-wrap items-center gap-2">
        <Input
          aria-label={t("videoAddress")}
          aria-invalid={isWrong}
          aria-describedby={`${id}-help`}
          placeholder="https://www.youtube.com/watch?v=…"
          className="min-w-40 flex-1"
          value={address}
          autoFocus
          onChange={(event) => {
            setAddress(event.target.value);
            setWrong(false);
          }}
        />
        <Button size="sm" onClick={apply}>
          {t("apply")}
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {common("cancel")}
        </Button>
      </div>
      <p
        id={`${id}-help`}
        role={isWrong ? "alert" : undefined}
        className={isWrong ? "text-destructive-text text-sm" : "text-muted-foreground text-sm"}
      >
        {t(isWrong ? "videoWrong" : "videoHelp")}
      </p>
    </div>
  );
}
