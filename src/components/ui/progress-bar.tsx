"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { Suspense, useEffect, useState } from "react";
import { cn } from "./cn";
import { navigationStart } from "./navigation-start";

/** Hides the bar after a navigation that did not change the page. */
const GIVE_UP_MS = 15_000;

/** Progress bar during navigation by link or router. */
export function ProgressBar({ label }: { label: string }) {
  return (
    <Suspense>
      <Bar label={label} />
    </Suspense>
  );
}

function Bar({ label }: { label: string }) {
  const page = `${usePathname()}?${useSearchParams()}`;
  const [from, setFrom] = useState<string>();
  const isLoading = from === page;

  useEffect(() => {
    // Outside of the router's transition, which would delay the bar until the page is there.
    let timer: ReturnType<typeof setTimeout>;
    const start = () => {
      timer = setTimeout(setFrom, 0, page);
    };
    const stop = () => setFrom(undefined);
    // Next has already called preventDefault on its own links; they send an event.
    const handleClick = (event: MouseEvent) => {
      if (!event.defaultPrevented && leavesPage(event)) start();
    };
    addEventListener(navigationStart, start);
    addEventListener("click", handleClick);
    addEventListener("pageshow", stop);
    return () => {
      removeEventListener(navigationStart, start);
      removeEventListener("click", handleClick);
      removeEventListener("pageshow", stop);
      // The page has changed. Coming back to it later loads nothing.
      clearTimeout(timer);
      stop();
    };
  }, [page]);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setFrom(undefined), GIVE_UP_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);

  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-hidden={!isLoading}
      className={cn(
        "pointer-events-none fixed inset-x-0 top-0 z-[100] h-0.5 origin-left bg-primary-500 transition-opacity duration-300",
        isLoading ? "animate-progress opacity-100" : "opacity-0",
      )}
    />
  );
}

/** Checks whether a click loads another page of this site in this window. */
function leavesPage(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if ((link.target && link.target !== "_self") || link.hasAttribute("download")) return false;
  return link.origin === location.origin && link.pathname + link.search !== location.pathname + location.search;
}
