"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

/**
 * Renders its children when they are nearly visible. Native lazy loading starts some screens earlier and would load all pictures
 * of a list.
 * @param className of the placeholder, which must have the same size
 */
export function WhenNear({ className, children }: { className: string; children: ReactNode }) {
  const box = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: "80px" });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return isNear ? children : <span ref={box} className={className} />;
}
