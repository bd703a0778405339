import { closest } from "./closest";

export function listenForMenu(): void {
  const close = (keep: EventTarget | null) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]"))
      if (!(keep instanceof Node && menu.contains(keep))) menu.open = false;
  };
  document.addEventListener("click", (event) => close(event.target));
  document.addEventListener("focusin", (event) => close(event.target));
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    const summary = closest(event, "details[data-menu][open]")?.querySelector("summary");
    close(null);
    summary?.focus();
  });
}
