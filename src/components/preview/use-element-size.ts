import { type RefObject, useEffect, useState } from "react";

type ElementSize = {
  /** In pixels, as the element was shown last; null until it was. */
  size: { width: number; height: number } | null;
  isShown: boolean;
};

/** Returns the size of an element as it changes. */
export function useElementSize(element: RefObject<HTMLElement | null>): ElementSize {
  const [shown, setShown] = useState<ElementSize>({ size: null, isShown: false });
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setShown(({ size }) => (width > 0 ? { size: { width, height }, isShown: true } : { size, isShown: false }));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return shown;
}
