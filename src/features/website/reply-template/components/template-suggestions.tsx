"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { cn } from "~/components/ui/cn";
import { fold } from "~/lib/fold";
import { api } from "~/trpc/client";
import type { ReplyTemplate } from "./reply-template-menu";

type SuggestionOptions = {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  filled: (template: ReplyTemplate) => string;
  onChange: (text: string) => void;
};

/** Templates offered while `/` and the start of a name are typed on a line of their own. */
export function useTemplateSuggestions({ box, text, filled, onChange }: SuggestionOptions) {
  const listId = useId();
  const { data } = api.website.replyTemplate.list.useQuery();
  const [typed, setTyped] = useState<{ name: string; from: number; to: number } | null>(null);
  const [active, setActive] = useState(0);
  const caret = useRef<number | null>(null);
  const name = typed && fold(typed.name);
  const templates = name === null ? [] : (data?.rows ?? []).filter((template) => fold(template.name).includes(name));
  const optionId = (index: number) => `${listId}-${index}`;
  const current = Math.min(active, templates.length - 1);

  // React has set the text by then, which moves the caret to its end.
  useEffect(() => {
    if (caret.current === null || !box.current) return;
    box.current.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function onCaret() {
    const element = box.current;
    if (!element || element.selectionStart !== element.selectionEnd) return setTyped(null);
    const to = element.selectionStart;
    const match = /(?:^|\n)\/([^\n]{0,40})$/.exec(element.value.slice(0, to));
    if (match?.[1] === undefined) return setTyped(null);
    if (typed === null || typed.name !== match[1]) setActive(0);
    setTyped({ name: match[1], from: to - match[1].length - 1, to });
  }

  function onPick(template: ReplyTemplate) {
    if (!typed) return;
    const inserted = filled(template);
    caret.current = typed.from + inserted.length;
    onChange(text.slice(0, typed.from) + inserted + text.slice(typed.to));
    setTyped(null);
  }

  function onKeyDown(event: KeyboardEvent) {
    const template = templates[current];
    if (!template || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") setActive((current + 1) % templates.length);
    else if (event.key === "ArrowUp") setActive((current + templates.length - 1) % templates.length);
    else if (event.key === "Enter" || event.key === "Tab") onPick(template);
    else if (event.key === "Escape") setTyped(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const isOpen = templates.length > 0;
  return {
    listId,
    templates,
    current,
    optionId,
    onPick,
    onCaret,
    onKeyDown,
    onClose: () => setTyped(null),
    aria: {
      "aria-autocomplete": "list" as const,
      "aria-controls": isOpen ? listId : undefined,
      "aria-activedescendant": isOpen ? optionId(current) : undefined,
    },
  };
}

type TemplateSuggestionsProps = Pick<
  ReturnType<typeof useTemplateSuggestions>,
  "listId" | "templates" | "current" | "optionId" | "onPick"
>;

/** Lists the suggested templates above the reply. The focus stays in the reply. */
export function TemplateSuggestions({ listId, templates, current, optionId, onPick }: TemplateSuggestionsProps) {
  const t = useTranslations("replyTemplate");
  if (templates.length === 0) return null;
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={t("title")}
      className="absolute inset-x-0 bottom-full z-30 mb-1 max-h-60 overflow-y-auto rounded-lg border border-border bg-popover p-1 text-popover-foreground text-sm shadow-lg"
    >
      {templates.map((template, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the reply, which has the focus, takes the keys
        <div
          key={template.id}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === current}
          className={cn("cursor-pointer truncate rounded-md px-2.5 py-1.5", index === current && "bg-accent")}
          // Keeps the focus in the reply.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(template)}
        >
          {template.name}
        </div>
      ))}
    </div>
  );
}
