import { iconOf } from "~/components/shell/icons";
import { PartSection } from "../part-section";
import type { ViewPropsOf } from "../part-view";
import type { loadPerks } from "./data";

/** Columns by the number of perks, so that no cell stays alone. */
function gridFor(count: number): string {
  if (count === 1) return "";
  return count === 2 || count === 4 ? "sm:grid-cols-2" : "sm:grid-cols-2 lg:grid-cols-3";
}

/** Width of the last perk, which fills its row. */
function lastSpan(count: number): string {
  if (count < 3 || count === 4) return "";
  return `${count % 2 === 1 ? "sm:col-span-2" : "sm:col-span-1"} ${spans[count % 3]}`;
}

const spans = ["lg:col-span-1", "lg:col-span-3", "lg:col-span-2"];

/** A table of cells with lines between them; the lines at the edges lie under its frame. */
export function PerksView({ data: { items, lead, more }, frame }: ViewPropsOf<typeof loadPerks>) {
  const Heading = frame.title ? "h3" : "h2";
  return (
    <PartSection frame={frame} lead={lead} more={more}>
      <ul className={`grid overflow-hidden rounded-2xl border ${gridFor(items.length)}`}>
        {items.map(({ id, icon, title, text }, index) => {
          const Icon = iconOf(icon);
          return (
            <li
              key={id}
              className={`-mr-px -mb-px flex min-w-0 gap-4 border-r border-b p-5 sm:block sm:p-6 ${index === items.length - 1 ? lastSpan(items.length) : ""}`}
            >
              <Icon aria-hidden className="size-6 shrink-0 text-primary-text" strokeWidth={1.75} />
              <div className="min-w-0 sm:mt-4">
                {title && <Heading className="text-lg font-semibold text-pretty">{title}</Heading>}
                {text && <p className="mt-1 text-muted-foreground text-pretty">{text}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </PartSection>
  );
}
