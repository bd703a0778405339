import { isInternalPath } from "~/lib/site-path";
import { closest } from "./closest";

/** Prefetches a page before its link is followed, in browsers without speculation rules (lib/speculation-rules.ts). */
export function listenForPrefetch(): void {
  if (HTMLScriptElement.supports?.("speculationrules")) return;
  const fetched = new Set<string>();
  const prefetch = (event: Event) => {
    const link = closest(event, "a[href]:not([data-no-prefetch])");
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || isInternalPath(link.pathname)) return;
    const address = link.pathname + link.search;
    if (fetched.has(address) || address === location.pathname + location.search) return;
    fetched.add(address);
    document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href: address }));
  };
  document.addEventListener("pointerover", prefetch, { passive: true });
  document.addEventListener("touchstart", prefetch, { passive: true });
}
