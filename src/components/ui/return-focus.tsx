import { useEffect, useState } from "react";

/** Returns the focus after a window without a Radix trigger closes. */
export function ReturnFocus() {
  const [opener] = useState(() => openerOf(document.activeElement));
  useEffect(
    () => () => {
      // Radix also releases the focus in a timeout. By then it may be elsewhere, such as at an invalid field.
      setTimeout(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
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
