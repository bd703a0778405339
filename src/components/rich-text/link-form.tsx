"use client";
import { type Editor, getMarkRange } from "@tiptap/react";
import { FileText, Link2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useDeferredValue, useId, useRef, useState } from "react";
import { linkAddress } from "~/components/rich-text/link";
import { useLinkedRecord, useLinkTargets } from "~/components/rich-text/link-targets";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { Input } from "~/components/ui/input";
import type { Locale } from "~/i18n/routing";
import { linkedRecord, readRecordName, recordName } from "~/lib/record-link";

type RichTextLinkFormProps = {
  editor: Editor;
  lang: Locale;
  /** Closes the form and gives the focus back to the text. */
  onClose: () => void;
};

/** A link to a URL or to a record, whose URL is resolved when the page is rendered. */
type LinkMark =
  | { type: "link"; attrs: { href: string; target: string | null } }
  | { type: "recordLink"; attrs: { record: string } };

/** Links the selected words to a URL, a record or a document. No `<form>`: it is nested in one. */
export function RichTextLinkForm({ editor, lang, onClose }: RichTextLinkFormProps) {
  const t = useTranslations("editor");
  const common = useTranslations("common");
  const validation = useTranslations("validation");
  const id = useId();
  const results = useRef<HTMLUListElement>(null);
  const [current] = useState(() => currentLink(editor));
  const [input, setInput] = useState(current?.type === "link" ? current.attrs.href : "");
  const [inNewTab, setInNewTab] = useState(current?.type === "link" && current.attrs.target === "_blank");
  const [isInvalid, setInvalid] = useState(false);
  const targets = useLinkTargets(
    useDeferredValue(input.trim() === (current?.type === "link" ? current.attrs.href : "") ? "" : input),
    lang,
  );

  function put(mark: LinkMark, words: string) {
    onClose();
    const chain = editor.chain();
    if (current) chain.extendMarkRange(current.type).unsetMark(current.type);
    if (editor.state.selection.empty && !current) chain.insertContent({ type: "text", text: words, marks: [mark] });
    else chain.setMark(mark.type, mark.attrs);
    // Text typed next must not be part of the link.
    chain
      .command(({ tr, commands }) => commands.setTextSelection(tr.selection.to))
      .unsetMark(mark.type)
      .run();
  }

  function apply() {
    const href = linkAddress(input);
    if (href === null) return setInvalid(true);
    put({ type: "link", attrs: { href, target: inNewTab ? "_blank" : null } }, input.trim());
  }

  function remove() {
    onClose();
    if (current) editor.chain().extendMarkRange(current.type).unsetMark(current.type).run();
  }

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === "Enter" && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      apply();
    }
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    // Arrow keys move from the field to the results.
    event.preventDefault();
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input[type=text]"), ...buttonsOf(results.current)];
    const at = stops.findIndex((stop) => stop.matches(":focus")) + (event.key === "ArrowDown" ? 1 : -1);
    stops[Math.min(Math.max(at, 0), stops.length - 1)]?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a legend that the input's own label already is
    <div role="group" aria-label={t("link")} onKeyDown={handleKey} className="grid gap-2 border-border border-b bg-muted/60 p-2">
      {current?.type === "recordLink" && <Target record={current.attrs.record} lang={lang} />}
      <div className="flex flex-wrap items-center gap-2">
        <Input
          type="text"
          aria-label={t("linkAddress")}
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? `${id}-error` : `${id}-help`}
          placeholder="https://"
          className="min-w-40 flex-1"
          value={input}
          autoFocus
          onChange={(event) => {
            setInput(event.target.value);
            setInvalid(false);
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
          {current && (
            <Button size="sm" variant="outline" onClick={remove}>
              {t("removeLink")}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={onClose}>
            {common("cancel")}
          </Button>
        </span>
      </div>
      {isInvalid ? (
        <p id={`${id}-error`} role="alert" className="text-destructive-text text-sm">
          {validation("link")}
        </p>
      ) : (
        <p id={`${id}-help`} className="text-muted-foreground text-sm">
          {t("linkHelp")}
        </p>
      )}
      <ul ref={results} aria-label={t("linkTargets")} className="grid max-h-52 gap-0.5 overflow-y-auto">
        {targets?.map(({ link, name, kind }) => (
          <li key={link}>
            <button
              type="button"
              onClick={() => put(markOf(link), name)}
              className="flex min-h-8 w-full min-w-0 items-center gap-2 rounded-md px-2 text-left text-sm hover:bg-accent focus-visible:outline-offset-[-2px]"
            >
              {linkedRecord(link) ? <Link2 aria-hidden className="size-4" /> : <FileText aria-hidden className="size-4" />}
              <span className="min-w-0 truncate">{name}</span>
              <span className="ml-auto shrink-0 text-muted-foreground text-xs">{kind}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function buttonsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll("button") ?? [])];
}

function currentLink(editor: Editor): LinkMark | null {
  const { $from } = editor.state.selection;
  const { recordLink, link } = editor.schema.marks;
  if (recordLink && getMarkRange($from, recordLink)) {
    return { type: "recordLink", attrs: { record: String(editor.getAttributes("recordLink").record) } };
  }
  if (!link || !getMarkRange($from, link)) return null;
  const { href, target } = editor.getAttributes("link");
  return { type: "link", attrs: { href: String(href ?? ""), target: target === "_blank" ? target : null } };
}

function markOf(link: string): LinkMark {
  const record = linkedRecord(link);
  if (record) return { type: "recordLink", attrs: { record: recordName(record) } };
  return { type: "link", attrs: { href: link, target: null } };
}

function Target({ record, lang }: { record: string; lang: Locale }) {
  const t = useTranslations("editor");
  const target = useLinkedRecord(readRecordName(record), lang);
  if (target === undefined) return null;
  return (
    <p className="text-sm">{target === null ? t("linkGone") : t("linkLeadsTo", { name: target.name, kind: target.kind })}</p>
  );
}
