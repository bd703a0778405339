import { useEffect } from "react";
import { type FocusPlace, findCard, findNeighbor, placeOf } from "~/components/ui/focus-place";

const RETRY_MS = 100;
const ATTEMPTS = 30;

/** Moves the focus on when its element disappears from the page's content, such as a deleted row: Tab would start at the top. */
export function useFocusRescue(): void {
  useEffect(() => {
    const content = document.getElementById("content");
    if (!content) return;
    let last: { element: Element; place: FocusPlace } | null = null;
    const remember = (element: Element) => {
      last = { element, place: placeOf(element) };
    };
    const handleFocus = ({ target }: FocusEvent) => {
      // The content itself has the focus where nothing else could.
      if (target instanceof Element && target !== content) remember(target);
    };
    // A click beside buttons takes the focus away on purpose. A button whose menu opens at once never gets it.
    const handlePointer = ({ target }: PointerEvent) => {
      const pressed = target instanceof Element && target.closest("a, button, input, textarea, [tabindex]");
      if (pressed && pressed !== content) remember(pressed);
      else last = null;
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rescue = (attempts: number) => {
      timer = undefined;
      const isLost = document.activeElement === document.body || document.activeElement === content;
      if (!last || last.element.isConnected || !isLost) return;
      const { place } = last;
      const isCardAway = place.card !== undefined && attempts > 0;
      const near = findCard(place) ?? (isCardAway ? undefined : findNeighbor(place));
      (near ?? content).focus({ preventScroll: near === undefined });
      if (near || attempts === 0) last = null;
      else timer = setTimeout(rescue, RETRY_MS, attempts - 1);
    };
    // Closing windows and menus return the focus in a timeout.
    const observer = new MutationObserver(() => {
      if (last && !last.element.isConnected) timer ??= setTimeout(rescue, 0, ATTEMPTS);
    });
    content.addEventListener("focusin", handleFocus);
    // Windows and menus are elsewhere: a click there leaves the place.
    content.addEventListener("pointerdown", handlePointer);
    observer.observe(content, { childList: true, subtree: true });
    // Windows and menus are children of the body: their button may have disappeared while they were open.
    observer.observe(document.body, { childList: true });
    return () => {
      content.removeEventListener("focusin", handleFocus);
      content.removeEventListener("pointerdown", handlePointer);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
}
