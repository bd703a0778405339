"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

/**
 * Draws what it holds once it is nearly in sight. A browser's own lazy loading begins some screens earlier: it would load all the
 * pictures of a list.
 * @param className of the empty box until then, which must be as large
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
