/** The nearest element around the target of an event that matches a selector. */
export function closest(event: Event, selector: string): HTMLElement | null {
  const found = event.target instanceof Element ? event.target.closest(selector) : null;
  return found instanceof HTMLElement ? found : null;
}

/** Whether a click opens a link in this tab: not one for a new tab, a new window or a download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented);
}
