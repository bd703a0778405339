import { closest } from "./closest";

const shownMs = 2_500;

/** Copies the text of `data-copy` on click and shows `data-copied` for a while. */
export function listenForCopying(): void {
  document.addEventListener("click", async (event) => {
    const button = closest(event, "[data-copy]");
    const label = button?.querySelector("[aria-live]");
    const { copy, copied } = button?.dataset ?? {};
    // While "copied" is shown, the original text is unknown.
    if (!label || copy === undefined || copied === undefined || label.textContent === copied) return;
    await navigator.clipboard.writeText(copy);
    const text = label.textContent;
    label.textContent = copied;
    setTimeout(() => {
      label.textContent = text;
    }, shownMs);
  });
}
