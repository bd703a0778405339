/** Finds the nearest matching element around an event's target. */
export function closest(event: Event, selector: string): HTMLElement | null {
  const found = event.target instanceof Element ? event.target.closest(selector) : null;
  return found instanceof HTMLElement ? found : null;
}

/** Checks for a plain click: no new tab, new window or download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented);
}
