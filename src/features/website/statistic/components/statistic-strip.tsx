import { iconOf } from "~/components/shell/icons";
import type { activeStatistics } from "~/features/website/statistic/data";
import type { Locale } from "~/i18n/routing";
import { formatNumber } from "~/lib/numbers";

type StatisticStripProps = { statistics: Awaited<ReturnType<typeof activeStatistics>>; locale: Locale };

/** Figures side by side, each above its name. */
export function StatisticStrip({ statistics, locale }: StatisticStripProps) {
  return (
    <dl className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
      {statistics.map(({ id, name, value, prefix, suffix, icon }) => {
        const Icon = iconOf(icon);
        return (
          <div key={id} className="flex flex-col-reverse justify-end">
            <dt className="mt-2 text-muted-foreground">{name}</dt>
            <dd>
              <Icon aria-hidden className="size-6 text-primary-text" strokeWidth={1.75} />
              <span className="mt-4 block font-semibold text-4xl tracking-tight tabular-nums lg:text-5xl">
                {prefix}
                {formatNumber(value, locale)}
                {suffix}
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
