import { type RefObject, useEffect, useRef } from "react";

/** Scrolls a menu that is longer than its place to the current entry. @param pathname current page */
export function useCurrentInSight(pathname: string): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current entry
  useEffect(() => {
    ref.current?.querySelector("[aria-current], [data-current]")?.scrollIntoView({ block: "nearest" });
  }, [pathname]);
  return ref;
}
