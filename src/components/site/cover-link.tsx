import type { ReactNode } from "react";

type CoverLinkProps = {
  /** Null: only the words are shown. */
  href: string | null;
  children: ReactNode;
};

/** Words whose link covers the item around them: one with the classes `group relative`. */
export function CoverLink({ href, children }: CoverLinkProps) {
  if (href === null) return children;
  return (
    <a
      href={href}
      className="decoration-primary-500 decoration-2 underline-offset-4 after:absolute after:inset-0 after:rounded-lg group-hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ring"
    >
      {children}
    </a>
  );
}
