import { closest, isPlainClick } from "./closest";

/** A download never ends the bar. */
const giveUpMs = 15_000;

/** Shows a progress bar from a click or submit until the next page. */
export function listenForNavigation(): void {
  document.addEventListener("click", (event) => {
    const link = closest(event, "a[href]");
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event) || link.target || link.hasAttribute("download")) return;
    const isPage = link.origin === location.origin;
    const isSamePage = isPage && link.pathname + link.search === location.pathname + location.search;
    if (isPage && !(isSamePage && link.hash)) showProgress();
  });
  document.addEventListener("submit", (event) => {
    if (!event.defaultPrevented) showProgress();
  });
  // The back-forward cache restores the page with its bar.
  addEventListener("pageshow", hideProgress);
}

export function showProgress(): void {
  hideProgress();
  const bar = document.createElement("div");
  bar.className = "page-progress";
  bar.setAttribute("aria-hidden", "true");
  document.body.append(bar);
  setTimeout(() => bar.remove(), giveUpMs);
}

export function hideProgress(): void {
  document.querySelector(".page-progress")?.remove();
}
