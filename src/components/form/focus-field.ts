import { fieldId } from "./form-scope";

/** Longest time that an editor takes to load. */
const REVEAL_MS = 5_000;

/**
 * Focuses a field; on narrow screens it first shows the field's language.
 * @param scopeId id of the form's scope
 * @returns whether the page has the field, or a button that reveals it
 */
export function focusField(scopeId: string, name: string): boolean {
  const control = document.getElementById(fieldId(scopeId, name));
  if (!control) return reveal(scopeId, name);
  openPanelOf(control);
  if (!control.checkVisibility()) {
    const language = name.endsWith("Vi") ? "vi" : "en";
    control.closest("form")?.querySelector<HTMLElement>(`[data-language="${language}"]`)?.click();
  }
  // After React has rendered its language.
  requestAnimationFrame(() => {
    control.focus({ preventScroll: true });
    control.scrollIntoView({ block: "center" });
  });
  return true;
}

/**
 * Shows a field that is not there yet by the button that reveals it, such as that of its item, and focuses it once it is.
 * @returns whether there is such a button
 */
function reveal(scopeId: string, name: string): boolean {
  const item = /^\w+\.\d+(?=\.)/.exec(name)?.[0] ?? "";
  const button = document.querySelector<HTMLElement>(`[data-reveals="${item}"]`);
  button?.click();
  const end = Date.now() + REVEAL_MS;
  const seek = () => {
    if (document.getElementById(fieldId(scopeId, name))) focusField(scopeId, name);
    else if (Date.now() < end) setTimeout(seek, 50);
  };
  if (button) seek();
  return button !== null;
}

/** Focuses the first visible field with an error, once a hidden tab with an error has opened. */
export function focusFirstError(form: HTMLFormElement | null): void {
  setTimeout(() => {
    const wrong = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
    const visible = wrong.find((control) => control.checkVisibility());
    if (visible) visible.focus();
    else if (wrong[0]) {
      openPanelOf(wrong[0]);
      requestAnimationFrame(() => wrong[0]?.focus());
    }
  }, 50);
}

/** Opens the panel that a control is in, or closes the one that covers it, by their button. */
function openPanelOf(control: HTMLElement): void {
  const panel = control.closest("[data-panel]") ?? (control.closest("[inert]") && document.querySelector("[data-panel]"));
  const isInside = panel?.contains(control) ?? false;
  if (!panel || panel.checkVisibility() === isInside) return;
  document.querySelector<HTMLElement>(`[aria-controls="${panel.id}"]`)?.click();
}
