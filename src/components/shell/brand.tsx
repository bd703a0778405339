import { Mark } from "~/components/site/mark";
import { cn } from "~/components/ui/cn";

/** The product's mark and name, leading to the first page one may view: /admin knows which, and has a root layout of its own. */
export function Brand({ className }: { className?: string }) {
  return (
    <a href="/admin" className={cn("flex items-center gap-2.5 rounded-md font-semibold text-base tracking-tight", className)}>
      <Mark className="size-6 text-primary-500" />
      Atrium
    </a>
  );
}
