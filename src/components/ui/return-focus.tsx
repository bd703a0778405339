import { useEffect, useState } from "react";

/** In a window without a trigger of Radix: once it is closed, the focus is back where it was before. */
export function ReturnFocus() {
  const [opener] = useState(() => openerOf(document.activeElement));
  useEffect(
    () => () => {
      // Radix lets go of the focus in a timeout, too. By then it may be elsewhere, such as at a field that is wrong.
      setTimeout(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      });
    },
    [opener],
  );
  return null;
}

/** Of an entry of a menu, which is gone by then, the menu's button. */
function openerOf(focused: Element | null): Element | null {
  const menu = focused?.closest("[role=menu]");
  return menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : focused;
}
