"use client";
import { ArrowDown, ArrowUp, Copy, Eye, EyeOff, Pencil, Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { belongsToPage, type Part } from "../../parts/parts";
import { useEditor } from "./editor-context";
import { mayChange, mayCopy } from "./part-changes";
import type { Box } from "./use-part-boxes";

/** In pixels. */
const LABEL_HEIGHT = 24;
const TOOLS_HEIGHT = 40;
/** Bands lower than this (in px) have their tools above them: inside they would cover the words. */
const LOW_PART = 120;

type PartOverlayProps = {
  boxes: readonly Box[];
  /** Part under the pointer. */
  hovered: string | null;
  /** Height of the frame in pixels. */
  height: number;
};

/** Draws outlines and tools over the parts in the preview, in their real size. Lets the pointer through elsewhere. */
export function PartOverlay({ boxes, hovered, height }: PartOverlayProps) {
  const t = useTranslations("page.parts");
  const editor = useTranslations("page.editor");
  const { parts, selected, select, readOnly, mayAdd, setAddingAt } = useEditor();
  return (
    <div className="pointer-events-none absolute inset-0 overflow-hidden">
      {boxes.map((box) => {
        const index = parts.findIndex(({ id }) => id === box.id);
        const part = parts[index];
        const isSelected = box.id === selected?.id;
        const isNear = isSelected || box.id === hovered;
        if (!part || !isNear || box.top > height || box.top + box.height < 0) return null;
        const { id, isBand, ...place } = box;
        // Most parts begin with words, which the name must not cover.
        const isAbove = index > 0 && box.top > LABEL_HEIGHT;
        const areToolsAbove = (!isBand || box.height < LOW_PART) && box.top > TOOLS_HEIGHT;
        const toolsTop = areToolsAbove ? -TOOLS_HEIGHT : Math.max(8, 8 - box.top);
        return (
          <div
            key={id}
            data-selected={isSelected || undefined}
            style={place}
            className={cn("absolute border-2 border-primary", !isSelected && "border-dashed opacity-70")}
          >
            <span
              className={cn(
                "absolute left-0 px-2.5 py-1 font-medium text-xs",
                isSelected ? "bg-primary text-primary-foreground" : "bg-background text-primary-text",
                isAbove ? "-left-0.5 bottom-full rounded-t-md" : "rounded-br-md",
              )}
              style={isAbove ? undefined : { top: Math.max(0, -box.top) }}
            >
              {t(`kinds.${part.kind}`)}
            </span>
            {isSelected && !readOnly && (
              <PartTools
                part={part}
                index={index}
                className="absolute right-2 animate-[appear-late_600ms_step-end] max-md:hidden"
                style={{ top: toolsTop }}
              />
            )}
            {isSelected && (
              <Button
                size="sm"
                className="pointer-events-auto absolute right-2 animate-[appear-late_600ms_step-end] shadow-md md:hidden"
                style={{ top: toolsTop }}
                onClick={() => select(id)}
              >
                <Pencil aria-hidden />
                {editor("editPart")}
              </Button>
            )}
            {mayAdd && index === 0 && <AddButton className="top-0" onClick={() => setAddingAt(0)} />}
            {mayAdd && <AddButton className="top-full" onClick={() => setAddingAt(index + 1)} />}
          </div>
        );
      })}
    </div>
  );
}

function AddButton({ className, onClick }: { className: string; onClick: () => void }) {
  const t = useTranslations("page.parts");
  return (
    <Button
      variant="outline"
      size="sm"
      className={cn(
        "group -translate-x-1/2 -translate-y-1/2 pointer-events-auto absolute left-1/2 h-7 animate-[appear-late_600ms_step-end] gap-0 rounded-full px-1.5 shadow-md max-md:hidden",
        className,
      )}
      onClick={onClick}
    >
      <Plus aria-hidden />
      {/* Its words appear with the pointer, so that the button covers little of the page. */}
      <span className="max-w-0 overflow-hidden group-hover:ml-1 group-hover:max-w-48 group-focus-visible:ml-1 group-focus-visible:max-w-48">
        {t("add")}
      </span>
    </Button>
  );
}

type PartToolsProps = { part: Part; index: number; className?: string; style?: { top: number } };

/** Moves, copies, hides and deletes a part. One that belongs to its page is neither copied nor deleted. */
export function PartTools({ part, index, className, style }: PartToolsProps) {
  const t = useTranslations("page.parts");
  const { parts, mayAdd, moveBy, copy, hide, remove } = useEditor();
  const kind = t(`kinds.${part.kind}`);
  const isHidden = !part.visibleEn && !part.visibleVi;
  const [isOwn, isKnown] = [belongsToPage(part.kind), mayChange(part)];
  const all = [
    { label: t("moveUp", { kind }), icon: ArrowUp, disabled: index === 0, run: () => moveBy(part.id, -1) },
    { label: t("moveDown", { kind }), icon: ArrowDown, disabled: index === parts.length - 1, run: () => moveBy(part.id, 1) },
    {
      label: t("copy", { kind }),
      icon: Copy,
      disabled: !mayAdd || !mayCopy(part),
      run: () => copy(part),
      isOffered: isKnown && !isOwn,
    },
    {
      label: t(isHidden ? "show" : "hide", { kind }),
      icon: isHidden ? Eye : EyeOff,
      disabled: false,
      run: () => hide(part, !isHidden),
      isOffered: isKnown,
    },
    { label: t("delete", { kind }), icon: Trash2, disabled: false, run: () => remove(part.id), isOffered: !isOwn },
  ];
  const tools = all.filter(({ isOffered = true }) => isOffered);
  return (
    <div
      role="toolbar"
      aria-label={t("tools", { kind })}
      style={style}
      className={cn("pointer-events-auto flex rounded-lg border border-border bg-background p-0.5 shadow-md", className)}
    >
      {tools.map(({ label, icon: Icon, disabled, run }) => (
        <Button key={label} variant="ghost" size="icon-sm" aria-label={label} title={label} disabled={disabled} onClick={run}>
          <Icon aria-hidden />
        </Button>
      ))}
    </div>
  );
}
