import type { ReactNode } from "react";

/** A link within a sentence. A plain one: these pages are left as soon as they are read. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="font-medium text-primary-text underline-offset-4 hover:underline">
      {children}
    </a>
  );
}
