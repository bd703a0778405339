/**
 * Leads to a field of a form. On a narrow screen the form is switched to the language of the field first.
 * @param scopeId the id of the form's scope
 */
export function focusField(scopeId: string, name: string): void {
  const id = `${scopeId}-${name}`;
  const control = document.getElementById(id);
  if (!control?.checkVisibility()) {
    const language = name.endsWith("Vi") ? "vi" : "en";
    control?.closest("form")?.querySelector<HTMLElement>(`[data-language="${language}"]`)?.click();
  }
  // After its language was drawn.
  requestAnimationFrame(() => {
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: "center" });
  });
}
