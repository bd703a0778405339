import { Picture } from "~/components/site/picture";
import type { HistoryMoment } from "~/features/company/history/data";
import type { Locale } from "~/i18n/routing";
import { monthNames } from "~/lib/dates";
import { imageAlt } from "~/lib/images";

type TimelineProps = { moments: readonly HistoryMoment[]; locale: Locale };

export function Timeline({ moments, locale }: TimelineProps) {
  const months = monthNames(locale);
  return (
    <ol className="border-primary-300 border-l-2 dark:border-primary-800">
      {moments.map(({ id, year, month, title, description, image }) => (
        <li
          key={id}
          className="relative grid gap-x-8 gap-y-4 pb-14 pl-7 last:pb-0 before:absolute before:top-2.5 before:-left-[9px] before:size-4 before:rounded-full before:border-4 before:border-muted before:bg-primary-500 sm:pl-10 lg:grid-cols-12"
        >
          <p className="lg:col-span-2">
            <time dateTime={month === null ? String(year) : `${year}-${String(month).padStart(2, "0")}`}>
              <span className="block font-semibold text-3xl tabular-nums">{year}</span>
              {month !== null && <span className="mt-1 block text-sm text-muted-foreground">{months[month - 1]}</span>}
            </time>
          </p>
          <div className="min-w-0 max-w-article lg:col-span-6">
            <h3 className="text-xl font-semibold text-pretty lg:mt-1">{title}</h3>
            {description && <p className="mt-3 whitespace-pre-line text-lg text-muted-foreground">{description}</p>}
          </div>
          {image && (
            <Picture
              image={image}
              alt={imageAlt(image, locale)}
              sizes="(min-width: 1200px) 350px, (min-width: 992px) 30vw, 88vw"
              className="aspect-16/10 w-full max-w-xl rounded-xl bg-secondary object-cover lg:col-span-4"
            />
          )}
        </li>
      ))}
    </ol>
  );
}
