import { closest } from "./closest";

const shownMs = 2_500;

/** A button with `data-copy` puts that text on the clipboard and says `data-copied` for a while. */
export function listenForCopying(): void {
  document.addEventListener("click", async (event) => {
    const button = closest(event, "[data-copy]");
    const label = button?.querySelector("[aria-live]");
    const { copy, copied } = button?.dataset ?? {};
    // While it says that it is copied, its own text is not known.
    if (!label || copy === undefined || copied === undefined || label.textContent === copied) return;
    await navigator.clipboard.writeText(copy);
    const text = label.textContent;
    label.textContent = copied;
    setTimeout(() => {
      label.textContent = text;
    }, shownMs);
  });
}
