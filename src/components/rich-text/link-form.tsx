"use client";
import type { Editor } from "@tiptap/react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useId, useState } from "react";
import { linkAddress } from "~/components/rich-text/link";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { Input } from "~/components/ui/input";

/** Where the selected words shall lead. No `<form>`: it stands inside one. */
export function RichTextLinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTranslations("editor");
  const common = useTranslations("common");
  const validation = useTranslations("validation");
  const id = useId();
  const current: Record<string, unknown> = editor.getAttributes("link");
  const hadLink = typeof current.href === "string";
  const [address, setAddress] = useState(typeof current.href === "string" ? current.href : "");
  const [inNewTab, setInNewTab] = useState(current.target === "_blank");
  const [isWrong, setWrong] = useState(false);

  function apply() {
    const href = linkAddress(address);
    if (href === null) return setWrong(true);
    const target = inNewTab ? "_blank" : null;
    const chain = editor.chain().focus().extendMarkRange("link");
    if (editor.state.selection.empty && !hadLink) {
      chain.insertContent({ type: "text", text: address.trim(), marks: [{ type: "link", attrs: { href, target } }] });
    } else chain.setLink({ href, target });
    // What is typed next stands behind the link, not in it.
    chain
      .command(({ tr, commands }) => commands.setTextSelection(tr.selection.to))
      .unsetMark("link")
      .run();
    onClose();
  }

  function remove() {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === "Enter") {
      event.preventDefault();
      apply();
    }
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      editor.commands.focus();
      onClose();
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a legend that the input's own label already is
    <div role="group" aria-label={t("link")} onKeyDown={handleKey} className="grid gap-2 border-border border-b bg-muted/60 p-2">
      <div className="flex flex-wrap items-center gap-2">
        <Input
          aria-label={t("linkAddress")}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          placeholder="https://"
          className="min-w-40 flex-1"
          value={address}
          autoFocus
          onChange={(event) => {
            setAddress(event.target.value);
            setWrong(false);
          }}
        />
        <span className="flex items-center gap-2 text-sm">
          <Checkbox id={`${id}-tab`} checked={inNewTab} onCheckedChange={(checked) => setInNewTab(checked === true)} />
          <label htmlFor={`${id}-tab`}>{t("newTab")}</label>
        </span>
        <span className="flex gap-1.5">
          <Button size="sm" onClick={apply}>
            {t("apply")}
          </Button>
          {hadLink && (
            <Button size="sm" variant="outline" onClick={remove}>
              {t("removeLink")}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={onClose}>
            {common("cancel")}
          </Button>
        </span>
      </div>
      {isWrong && (
        <p id={`${id}-error`} role="alert" className="text-destructive-text text-sm">
          {validation("link")}
        </p>
      )}
    </div>
  );
}
