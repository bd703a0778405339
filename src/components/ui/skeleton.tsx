import type { ComponentProps } from "react";
import { cn } from "./cn";

/** Holds the place of what is still coming. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="skeleton" aria-hidden className={cn("animate-pulse rounded-md bg-secondary", className)} {...props} />;
}
