import { closest, isPlainClick } from "./closest";

/** A link that led to a download leaves no bar behind. */
const giveUpMs = 15_000;

/** Shows a thin bar at the top from a click on a link, or a form that is sent, until the next page is there. */
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
  // A page that the browser kept is shown again as it was left.
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
