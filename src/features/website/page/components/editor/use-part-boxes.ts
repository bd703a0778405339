import { useCallback, useEffect, useState } from "react";

/** In pixels of the editor, from the upper left corner of the frame. */
export type Box = {
  id: string;
  top: number;
  left: number;
  width: number;
  height: number;
  /** Whether the part is a band of colour, which has space around its words. */
  isBand: boolean;
};

/** Computed colour of an element without a background. */
const TRANSPARENT = "rgba(0, 0, 0, 0)";

/** Space between the words of a part and its outline, in pixels of the editor, where its neighbours leave it. */
const SPACE = 16;

/**
 * Measures where the frame shows each part.
 * @param count changes when the page has changed @param scale of the frame
 */
export function usePartBoxes(frame: HTMLIFrameElement | null, count: number, scale: number): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const measureAll = useCallback(() => {
    const page = frame?.contentDocument;
    const parts = [...(page?.querySelectorAll<HTMLElement>("[data-part]") ?? [])];
    const mainTop = page?.querySelector("main")?.getBoundingClientRect().top ?? 0;
    setBoxes(
      withSpace(
        parts.flatMap((part) => measure(part, scale) ?? []),
        mainTop * scale,
      ),
    );
  }, [frame, scale]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed page has other boxes
  useEffect(() => {
    const view = frame?.contentWindow;
    if (!view?.document.body) return;
    measureAll();
    const observer = new ResizeObserver(measureAll);
    observer.observe(view.document.body);
    view.addEventListener("scroll", measureAll, { passive: true });
    return () => {
      observer.disconnect();
      view.removeEventListener("scroll", measureAll);
    };
  }, [frame, measureAll, count]);
  return boxes;
}

/** An opening may have the page's list inside; its own box ends there. */
function measure(part: HTMLElement, scale: number): Box | null {
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
    isBand: isBand(part.firstElementChild) || isBand(part.firstElementChild?.firstElementChild),
    height: (Math.min(bottom, inner ? topOf(rectsOf(inner)) : bottom) - top) * scale,
  };
}

/** Whether an element colours the whole width of the page. */
function isBand(element: Element | null | undefined): boolean {
  if (!element || element.clientWidth < element.ownerDocument.documentElement.clientWidth) return false;
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return backgroundColor !== TRANSPARENT || backgroundImage !== "none";
}

/** Keeps outlines off the words of parts that have no space inside. @param mainTop upper edge of the page's content */
export function withSpace(measured: readonly Box[], mainTop: number): Box[] {
  return measured.map((box, index) => {
    if (box.isBand) return box;
    const [above, below] = [measured[index - 1], measured[index + 1]];
    const over = spaceIn(box.top - (above ? above.top + above.height : mainTop));
    const under = below ? spaceIn(below.top - box.top - box.height) : SPACE;
    const beside = Math.min(SPACE, box.left);
    return {
      ...box,
      top: box.top - over,
      height: box.height + over + under,
      left: box.left - beside,
      width: box.width + 2 * beside,
    };
  });
}

/** Two parts share the gap between them. */
function spaceIn(gap: number): number {
  return Math.max(0, Math.min(SPACE, gap / 2));
}

function rectsOf(part: HTMLElement): DOMRect[] {
  return [...part.children].map((child) => child.getBoundingClientRect()).filter(({ height }) => height > 0);
}

function topOf(rects: readonly DOMRect[]): number {
  return Math.min(...rects.map(({ top }) => top));
}
