/**
 * Leads to a field of a form. A side of a bilingual field that is hidden in its tab comes forward first.
 * @param scopeId the id of the form's scope
 */
export function focusField(scopeId: string, name: string): void {
  const id = `${scopeId}-${name}`;
  const control = document.getElementById(id);
  if (!control?.checkVisibility()) document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(id)}"]`)?.click();
  // After the tab was drawn.
  requestAnimationFrame(() => {
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: "center" });
  });
}
