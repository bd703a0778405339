import { fieldId } from "./form-scope";

/**
 * Focuses a field; on narrow screens it first shows the field's language.
 * @param scopeId id of the form's scope
 */
export function focusField(scopeId: string, name: string): void {
  const control = document.getElementById(fieldId(scopeId, name));
  if (control) openPanelOf(control);
  if (!control?.checkVisibility()) {
    const language = name.endsWith("Vi") ? "vi" : "en";
    control?.closest("form")?.querySelector<HTMLElement>(`[data-language="${language}"]`)?.click();
  }
  // After React has rendered its language.
  requestAnimationFrame(() => {
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: "center" });
  });
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
