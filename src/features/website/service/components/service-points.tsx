import { Check } from "lucide-react";

/** What visitors get from a service, in a few words each. */
export function ServicePoints({ points }: { points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-2 text-[0.9375rem]">
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <Check aria-hidden className="mt-1 size-4 shrink-0 text-primary-text" strokeWidth={2} />
          <span className="min-w-0 text-pretty">{point}</span>
        </li>
      ))}
    </ul>
  );
}
