import type { ReactNode } from "react";

/** A plain link, without prefetching: people leave these pages at once. */
export function AccountLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="font-medium text-primary-text underline-offset-4 hover:underline">
      {children}
    </a>
  );
}
