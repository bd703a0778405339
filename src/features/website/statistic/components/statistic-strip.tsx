import { iconOf } from "~/components/shell/icons";
import type { activeStatistics } from "~/features/website/statistic/data";
import type { Locale } from "~/i18n/routing";
import { formatNumber } from "~/lib/numbers";

type StatisticStripProps = { statistics: Awaited<ReturnType<typeof activeStatistics>>; locale: Locale };

export function StatisticStrip({ statistics, locale }: StatisticStripProps) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-12 sm:gap-x-8 lg:grid-cols-4">
      {statistics.map(({ id, name, value, prefix, suffix, icon }) => {
        const Icon = iconOf(icon);
        return (
          <div
            key={id}
            className="flex flex-col-reverse justify-end border-primary-700 border-l pl-4 sm:pl-6 print:border-border"
          >
            <dt className="mt-3 text-primary-200 print:text-inherit">{name}</dt>
            <dd>
              <Icon aria-hidden className="size-6 text-primary-400" strokeWidth={1.75} />
              <span className="mt-5 block font-semibold text-3xl tracking-tight tabular-nums sm:text-5xl">
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
