"use client";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFormScope } from "~/components/form/form-scope";
import { useElementSize } from "~/components/preview/use-element-size";
import { useLivePreview } from "~/components/preview/use-live-preview";
import { cn } from "~/components/ui/cn";
import { useEditor } from "./editor-context";
import { focusFields, focusWords } from "./focus-words";
import { partAt, type Words, wordsAt } from "./frame-events";
import { PartOverlay } from "./part-overlay";
import { usePartBoxes } from "./use-part-boxes";

const widths = { desktop: 1280, phone: 390 };

/** Shows the page as visitors will see it, with the tools of its parts drawn over it. */
export function PagePreview() {
  const t = useTranslations("page.editor");
  const kinds = useTranslations("page.parts.kinds");
  const editor = useEditor();
  const { path, recordId, values, device, selected, parts } = editor;
  const { language, id: scopeId } = useFormScope();
  const area = useRef<HTMLDivElement>(null);
  const { size, isShown } = useElementSize(area);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  // On a phone, a page as wide as on a desktop could not be read.
  const width = widths[size && size.width < 1.5 * widths.phone ? "phone" : device];
  const scale = size === null ? 1 : Math.min(1, size.width / width);
  const preview = useLivePreview({ path, recordId, locale: language, values, frame: isShown ? frame : null });
  const boxes = usePartBoxes(frame, preview.count, scale);

  const select = useEffectEvent((id: string | null) => id !== null && editor.select(id, "preview"));
  const edit = useEffectEvent((id: string | null, words: Words | null) => {
    const index = parts.findIndex((part) => part.id === id);
    const part = parts[index];
    if (!part) return;
    editor.select(part.id);
    if (!words) return focusFields(part);
    const fillIn = (name: string, text: string) => editor.change({ ...part, ...{ [name]: text } });
    focusWords(words, { scopeId, part, index, locale: language, fallbacks: editor.fallbacksOf(part), fillIn });
  });

  useEffect(() => {
    const page = frame?.contentDocument;
    const view = page?.defaultView;
    if (!frame || !view) return;
    const ended = new AbortController();
    const listen = <Name extends keyof DocumentEventMap>(name: Name, handle: (event: DocumentEventMap[Name]) => void) =>
      page.addEventListener(name, handle, { capture: true, signal: ended.signal });
    listen("click", (event) => {
      event.preventDefault();
      select(partAt(event, view));
    });
    listen("dblclick", (event) => edit(partAt(event, view), wordsAt(event, view)));
    listen("keydown", (event) => {
      const isShortcut = event.ctrlKey || event.metaKey;
      if (event.key === "Enter" && !isShortcut) edit(partAt(event, view), null);
      if (event.key === "Escape") document.querySelector<HTMLElement>("[data-parts] [tabindex='0']")?.focus();
      // The shortcuts of the editor go on working after a click on the page.
      if (isShortcut && !frame.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault();
    });
    for (const name of ["submit", "auxclick", "dragstart"] as const) listen(name, (event) => event.preventDefault());
    listen("pointerover", (event) => setHovered(partAt(event, view)));
    return () => ended.abort();
  }, [frame]);

  // Screen readers say which part has the focus. Every render replaces the elements, so name them again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each shown page
  useEffect(() => {
    for (const { id, kind } of parts) {
      const element = frame?.contentDocument?.querySelector(`[data-part="${id}"]`)?.firstElementChild;
      element?.setAttribute("role", "group");
      element?.setAttribute("aria-label", kinds(kind));
    }
  }, [frame, preview.count, parts, kinds]);

  // A part that was added or moved is there a moment later.
  const scrolledTo = useRef<string | null>(null);
  const selectedId = selected?.id ?? null;
  const place = `${selectedId} ${parts.findIndex(({ id }) => id === selectedId)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each shown page
  useEffect(() => {
    if (scrolledTo.current === place) return;
    const part = frame?.contentDocument?.querySelector(`[data-part="${selectedId}"]`)?.firstElementChild;
    if (part || selectedId === null) scrolledTo.current = place;
    if (part && !isInSight(part)) scrollToTop(part);
  }, [place, frame, preview.count]);

  return (
    <section
      aria-label={t("preview")}
      className="flex min-h-0 min-w-0 flex-1 flex-col gap-2 bg-muted p-4 max-md:px-0 max-md:pb-0"
    >
      <p className="flex min-h-5 justify-between gap-4 text-muted-foreground text-xs max-md:px-4">
        <span className="truncate">{t("hint")}</span>
        <span className="shrink-0 tabular-nums">{t("scale", { width, percent: Math.round(scale * 100) })}</span>
      </p>
      {/* The pointer may go from a part to the tools over it. */}
      <div ref={area} className="relative min-h-0 flex-1" onPointerLeave={() => setHovered(null)}>
        {size && (
          <div
            className="relative mx-auto h-full overflow-clip border-border bg-background max-md:border-t md:rounded-xl md:shadow-sm md:ring-1 md:ring-border"
            style={{ width: width * scale }}
          >
            <iframe
              title={t("preview")}
              srcDoc="<!doctype html><title></title>"
              onLoad={({ currentTarget }) => setFrame(currentTarget)}
              className={cn("origin-top-left border-0", preview.count === 0 && "invisible")}
              style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
            />
            <PartOverlay boxes={boxes} hovered={hovered} height={size.height} />
            {preview.state !== "shown" && (
              <div className="absolute inset-x-0 top-0 grid justify-items-center p-6">
                <p className="rounded-lg border border-border bg-background px-4 py-2 text-sm shadow-sm" role="status">
                  {t(`states.${preview.state}`)}
                </p>
              </div>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

/** Scrolls the page in the frame alone: `scrollIntoView` would scroll the editor around it, too. */
function scrollToTop(part: Element): void {
  const { defaultView: view, documentElement } = part.ownerDocument;
  // The site's header stays above the page.
  const headerHeight = parseFloat(getComputedStyle(documentElement).scrollPaddingTop) || 0;
  view?.scrollTo({ top: view.scrollY + part.getBoundingClientRect().top - headerHeight });
}

function isInSight(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  const height = part.ownerDocument.defaultView?.innerHeight ?? 0;
  return top < height * 0.7 && bottom > height * 0.2;
}
