"use client";

import { useEffect } from "react";

/** Puts the player in the place of a video's link when it is clicked. Without JavaScript, the link leads to the video. */
export function VideoEmbeds() {
  useEffect(() => {
    const controller = new AbortController();
    document.addEventListener("click", handleClick, { signal: controller.signal });
    return () => controller.abort();
  }, []);
  return null;
}

function handleClick(event: MouseEvent): void {
  // A click for a new tab or window leads there.
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a[data-embed]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.dataset.embed === undefined) return;
  event.preventDefault();
  const player = document.createElement("iframe");
  player.src = link.dataset.embed;
  player.className = "video";
  player.title = link.closest("figure")?.querySelector("figcaption")?.textContent || link.textContent || "";
  player.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  player.referrerPolicy = "strict-origin-when-cross-origin";
  link.replaceWith(player);
  player.focus();
}
