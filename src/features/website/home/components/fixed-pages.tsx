import Link from "next/link";
import { useLocale } from "next-intl";
import { MissingLanguages } from "~/components/resource/missing-languages";
import { PublishBadge } from "~/components/resource/publish-badge";
import { addressOf } from "~/features/public-records";
import { useInLanguage } from "~/i18n/use-in-language";
import type { RouterOutputs } from "~/trpc/client";

type FixedPagesProps = { title: string; rows: RouterOutputs["website"]["home"]["list"]["rows"] };

/** Lists the fixed pages above those that staff add. */
export function FixedPages({ title, rows }: FixedPagesProps) {
  const text = useInLanguage();
  const locale = useLocale();
  return (
    <section aria-label={title} className="rounded-xl border border-border bg-card shadow-xs">
      <h2 className="border-border border-b px-4 py-2.5 font-medium text-sm">
        <Link href="/admin/home" prefetch={false} className="hover:underline">
          {title}
        </Link>
      </h2>
      <ul className="divide-y divide-border">
        {rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-sm">
            <Link
              href={`/admin/home/${row.id}`}
              prefetch={false}
              className="min-w-0 basis-48 truncate font-medium hover:underline"
            >
              {text(row, "title")}
            </Link>
            <span className="min-w-0 flex-1 truncate text-muted-foreground">{addressOf("/admin/home", row, locale)}</span>
            <MissingLanguages of={row} />
            <PublishBadge of={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}
