import { type RefObject, useEffect, useRef } from "react";

/** Scrolls a menu that is longer than its place to the current entry. @param pathname current page */
export function useCurrentInSight(pathname: string): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current entry
  useEffect(() => {
    const menu = ref.current;
    const current = menu?.querySelector("[aria-current], [data-current]");
    if (!menu || !current) return;
    const [place, entry] = [menu.getBoundingClientRect(), current.getBoundingClientRect()];
    // `scrollIntoView` would let the Tab key continue from here instead of starting at the link that skips the menu.
    if (entry.bottom > place.bottom) menu.scrollTop += entry.bottom - place.bottom;
    else if (entry.top < place.top) menu.scrollTop -= place.top - entry.top;
  }, [pathname]);
  return ref;
}
