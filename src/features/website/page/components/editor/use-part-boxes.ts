import { useCallback, useEffect, useState } from "react";

/** In pixels of the editor, from the upper left corner of the frame. */
export type Box = { id: string; top: number; left: number; width: number; height: number };

/**
 * Measures where the frame shows each part.
 * @param count changes when the page has changed @param scale of the frame
 */
export function usePartBoxes(frame: HTMLIFrameElement | null, count: number, scale: number): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const measure = useCallback(() => {
    const parts = [...(frame?.contentDocument?.querySelectorAll<HTMLElement>("[data-part]") ?? [])];
    setBoxes(parts.flatMap((part) => boxOf(part, scale) ?? []));
  }, [frame, scale]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed page has other boxes
  useEffect(() => {
    const view = frame?.contentWindow;
    if (!view?.document.body) return;
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(view.document.body);
    view.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      view.removeEventListener("scroll", measure);
    };
  }, [frame, measure, count]);
  return boxes;
}

/** An opening may have the page's list inside; its own box ends there. */
function boxOf(part: HTMLElement, scale: number): Box | null {
  const rects = rectsOf(part);
  if (rects.length === 0) return null;
  const inner = part.querySelector<HTMLElement>("[data-part]");
  const [top, left] = [topOf(rects), Math.min(...rects.map((rect) => rect.left))];
  const [bottom, right] = [Math.max(...rects.map((rect) => rect.bottom)), Math.max(...rects.map((rect) => rect.right))];
  return {
    id: part.dataset.part ?? "",
    top: top * scale,
    left: left * scale,
    width: (right - left) * scale,
    height: (Math.min(bottom, inner ? topOf(rectsOf(inner)) : bottom) - top) * scale,
  };
}

function rectsOf(part: HTMLElement): DOMRect[] {
  return [...part.children].map((child) => child.getBoundingClientRect()).filter(({ height }) => height > 0);
}

function topOf(rects: readonly DOMRect[]): number {
  return Math.min(...rects.map(({ top }) => top));
}
