/**
 * Focuses a field; on narrow screens it first shows the field's language.
 * @param scopeId id of the form's scope
 */
export function focusField(scopeId: string, name: string): void {
  const id = `${scopeId}-${name}`;
  const control = document.getElementById(id);
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
    wrong.find((control) => control.checkVisibility())?.focus();
  }, 50);
}
