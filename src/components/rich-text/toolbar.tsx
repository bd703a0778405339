"use client";
import type { Editor } from "@tiptap/react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import type { Tool } from "~/components/rich-text/use-tools";
import { cn } from "~/components/ui/cn";

type RichTextToolbarProps = {
  editor: Editor;
  controls: string;
  groups: readonly Tool[][];
  className?: string;
};

/** Editor's toolbar, one tab stop: arrow keys move between buttons, Escape returns to the text. */
export function RichTextToolbar({ editor, controls, groups, className }: RichTextToolbarProps) {
  const t = useTranslations("editor");
  const [current, setCurrent] = useState(0);
  const tools = groups.flat();

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      editor.commands.focus();
      return;
    }
    const steps: Record<string, number> = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll("button")];
    const next = (step + buttons.length) % buttons.length;
    setCurrent(next);
    buttons[next]?.focus();
  }

  return (
    <div
      role="toolbar"
      aria-label={t("toolbar")}
      aria-controls={controls}
      onKeyDown={handleKey}
      className={cn("flex flex-wrap gap-x-1.5 gap-y-0.5 p-1", className)}
    >
      {groups.map((group) => (
        <div key={group[0]?.key} className="flex">
          {group.map((tool) => (
            <ToolButton
              key={tool.key}
              tool={tool}
              label={tool.keys ? `${t(tool.key)} (${tool.keys})` : t(tool.key)}
              isCurrent={tools.indexOf(tool) === current}
              onFocus={() => setCurrent(tools.indexOf(tool))}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type ToolButtonProps = { tool: Tool; label: string; isCurrent: boolean; onFocus: () => void };

function ToolButton({ tool, label, isCurrent, onFocus }: ToolButtonProps) {
  const Icon = tool.icon;
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={tool.isActive}
      aria-disabled={tool.isDisabled || undefined}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onFocus}
      // Keeps the text's selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !tool.isDisabled && tool.run()}
      className={cn(
        "grid size-8 place-items-center rounded-md text-muted-foreground transition-colors hover:bg-accent hover:text-foreground focus-visible:outline-offset-0 aria-disabled:opacity-40 aria-pressed:bg-primary-subtle aria-pressed:text-primary-text",
      )}
    >
      <Icon aria-hidden className="size-4" />
    </button>
  );
}
