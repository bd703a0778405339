import { useEffect } from "react";
import { type FocusPlace, focusNear, placeOf } from "~/components/ui/focus-place";

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
    const observer = new MutationObserver(() => {
      if (!last || last.element.isConnected) return;
      const { place } = last;
      last = null;
      // A closing window returns the focus in a timeout.
      setTimeout(() => document.activeElement === document.body && focusNear(place));
    });
    content.addEventListener("focusin", handleFocus);
    addEventListener("pointerdown", handlePointer, true);
    observer.observe(content, { childList: true, subtree: true });
    return () => {
      content.removeEventListener("focusin", handleFocus);
      removeEventListener("pointerdown", handlePointer, true);
      observer.disconnect();
    };
  }, []);
}
