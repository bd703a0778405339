import type { ReactNode } from "react";
import { cn } from "~/components/ui/cn";

type FactListProps = { facts: readonly (readonly [label: string, value: ReactNode])[]; className?: string };

export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={cn("grid gap-3 text-sm", className)}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className="grid gap-0.5">
              <dt className="text-muted-foreground text-xs">{label}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

export function ContactLink({ scheme, text }: { scheme: "mailto" | "tel"; text: string }) {
  const address = scheme === "tel" ? text.replace(/[^\d+]/g, "") : text;
  return (
    <a href={`${scheme}:${address}`} className="text-primary-text underline-offset-4 hover:underline">
      {text}
    </a>
  );
}
