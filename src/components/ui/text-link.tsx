import Link from "next/link";
import type { ReactNode } from "react";
import { cn } from "./cn";

type TextLinkProps = { href: string; className?: string; children: ReactNode };

/** A link in the text of the back office. Without prefetching: its pages are rendered per visit. */
export function TextLink({ href, className, children }: TextLinkProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      className={cn("rounded-sm text-primary-text underline-offset-4 hover:underline", className)}
    >
      {children}
    </Link>
  );
}
