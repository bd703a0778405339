/**
 * Makes everything around an element inert.
 * @returns function that reverts it
 */
export function disableAround(element: Element): () => void {
  const disabled: HTMLElement[] = [];
  for (let inside = element; inside.parentElement && inside !== document.body; inside = inside.parentElement) {
    for (const other of inside.parentElement.children) {
      if (other === inside || !(other instanceof HTMLElement) || other.inert) continue;
      other.inert = true;
      disabled.push(other);
    }
  }
  document.documentElement.style.overflow = "hidden";
  return () => {
    document.documentElement.style.overflow = "";
    for (const other of disabled) other.inert = false;
  };
}
