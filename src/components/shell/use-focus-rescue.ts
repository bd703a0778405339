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
    const rescue = (attempts: number) => {
      const isLost = document.activeElement === document.body || document.activeElement === content;
      if (!last || last.element.isConnected || !isLost) return;
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
