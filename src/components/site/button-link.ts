import { cn } from "~/components/ui/cn";

/** How a link looks that is the next thing to do. */
export function buttonLink(kind: "solid" | "outline"): string {
  return cn(
    "inline-flex h-12 items-center justify-center rounded-lg px-6 font-medium transition-colors",
    kind === "solid"
      ? "bg-primary text-primary-foreground shadow-sm hover:bg-primary-hover"
      : "border border-input bg-background/70 hover:border-foreground hover:bg-background",
  );
}
