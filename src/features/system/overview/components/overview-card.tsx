import { ArrowRight, type LucideIcon } from "lucide-react";
import Link from "next/link";
import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import { Card } from "~/components/ui/card";
import { formatNumber } from "~/lib/numbers";

type OverviewCardProps = {
  icon: LucideIcon;
  title: string;
  /** Number of all rows, shown beside the title. */
  total?: number;
  empty: string;
  /** Each row links to its record, by `href` or by a link in `detail`. */
  rows: readonly { key: string; href?: string; name: ReactNode; detail?: ReactNode }[];
  all?: { href: string; label: string };
};

export function OverviewCard({ icon: Icon, title, total, empty, rows, all }: OverviewCardProps) {
  const locale = useLocale();
  return (
    <Card className="min-w-0">
      <h2 className="flex items-center gap-2.5 px-5 py-4 font-semibold text-base">
        <Icon aria-hidden className="size-4 shrink-0 text-muted-foreground" />
        <span className="min-w-0 flex-1">{title}</span>
        {total !== undefined && total > 0 && (
          <span className="rounded-full bg-primary/10 px-2 py-0.5 text-primary-text text-xs tabular-nums">
            {formatNumber(total, locale)}
          </span>
        )}
      </h2>
      {rows.length === 0 && <p className="px-5 pb-5 text-muted-foreground text-sm">{empty}</p>}
      {rows.length > 0 && (
        <ul className="divide-y divide-border border-border border-t">
          {rows.map(({ key, href, name, detail }) => (
            <li key={key} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-5 py-2.5 text-sm">
              {href ? (
                <Link
                  href={href}
                  prefetch={false}
                  className="line-clamp-2 min-w-0 flex-1 basis-40 rounded-sm font-medium underline-offset-4 hover:underline"
                >
                  {name}
                </Link>
              ) : (
                <span className="flex-1 font-medium">{name}</span>
              )}
              {detail && <span className="text-muted-foreground text-xs tabular-nums">{detail}</span>}
            </li>
          ))}
        </ul>
      )}
      {rows.length > 0 && all && (
        <Link
          href={all.href}
          prefetch={false}
          className="mt-auto flex items-center gap-1.5 rounded-b-xl border-border border-t px-5 py-3 text-primary-text text-sm underline-offset-4 hover:underline"
        >
          {all.label}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      )}
    </Card>
  );
}
