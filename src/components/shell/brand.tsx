import Link from "next/link";
import { cn } from "~/components/ui/cn";

/** The product's mark and name, leading to the first page of the back office. */
export function Brand({ className }: { className?: string }) {
  return (
    <Link
      href="/admin"
      className={cn("flex items-center gap-2.5 rounded-md font-semibold text-foreground tracking-tight", className)}
    >
      <Mark className="size-6" />
      Atrium
    </Link>
  );
}

/** An entrance between two walls. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={className}>
      <rect width="24" height="24" rx="6" className="fill-primary" />
      <path d="M6 18.5V11a6 6 0 0 1 12 0v7.5h-3.25V11a2.75 2.75 0 0 0-5.5 0v7.5z" className="fill-primary-foreground" />
    </svg>
  );
}
