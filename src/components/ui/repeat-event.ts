/** Dispatches an event again, at the element that took its target's place. */
export function repeatEvent(target: EventTarget, event: Event): void {
  if (event instanceof PointerEvent) target.dispatchEvent(new PointerEvent(event.type, event));
  else if (event instanceof MouseEvent) target.dispatchEvent(new MouseEvent(event.type, event));
  else if (event instanceof KeyboardEvent) target.dispatchEvent(new KeyboardEvent(event.type, event));
}
