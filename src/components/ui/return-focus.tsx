import { useEffect, useState } from "react";
import { focusNear, placeOf } from "./focus-place";

/** Returns the focus after a window without a Radix trigger closes, or moves it on when the opener has disappeared. */
export function ReturnFocus() {
  const [opener] = useState(() => {
    const element = openerOf(document.activeElement);
    return element instanceof HTMLElement && element !== document.body ? { element, place: placeOf(element) } : null;
  });
  useEffect(
    () => () => {
      // Radix also releases the focus in a timeout. By then it may be elsewhere, such as at an invalid field.
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        if (opener?.element.isConnected) opener.element.focus();
        else focusNear(opener?.place ?? null);
      });
    },
    [opener],
  );
  return null;
}

/** Finds the opener; for a menu entry, which is gone, the menu's button. */
function openerOf(focused: Element | null): Element | null {
  const menu = focused?.closest("[role=menu]");
  return menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : focused;
}
