import { useEffect } from "react";
import { type FocusPlace, focusNear, hasCard, placeOf } from "~/components/ui/focus-place";

const CARD_RETRY_MS = 100;
const CARD_ATTEMPTS = 30;

/** Moves the focus on when its element disappears from the page's content, such as a deleted row: Tab would start at the top. */
export function useFocusRescue(): void {
  useEffect(() => {
    const content = document.getElementById("content");
    if (!content) return;
    let last: { element: Element; place: FocusPlace } | null = null;
    const handleFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element) last = { element: target, place: placeOf(target) };
    };
    // A click beside the element takes the focus away on purpose.
    const handlePointer = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && last?.element.contains(target))) last = null;
    };
    const rescue = (attempts: number) => {
      if (!last || last.element.isConnected || document.activeElement !== document.body) return;
      const { place } = last;
      // A moved card is missing until its new column is loaded.
      if (attempts > 0 && place.card !== undefined && !hasCard(place.card)) {
        setTimeout(rescue, CARD_RETRY_MS, attempts - 1);
        return;
      }
      last = null;
      focusNear(place);
    };
    // Closing windows and menus return the focus in a timeout.
    const observer = new MutationObserver(() => last && !last.element.isConnected && setTimeout(rescue, 0, CARD_ATTEMPTS));
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
    };
  }, []);
}
