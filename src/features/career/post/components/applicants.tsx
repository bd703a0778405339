import { Users } from "lucide-react";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useMay } from "~/components/resource/use-may";
import { Badge } from "~/components/ui/badge";
import { cn } from "~/components/ui/cn";
import { formatNumber } from "~/lib/numbers";
import type { RouterOutputs } from "~/trpc/client";

/** On a phone, the badge is left out where it has no room. */
const classes = "flex items-center gap-x-2 max-md:h-6 max-md:flex-wrap max-md:overflow-hidden";

/** How many people applied to a post, with a link to them. */
export function Applicants({ post }: { post: RouterOutputs["career"]["post"]["list"]["rows"][number] }) {
  const t = useTranslations("career");
  const locale = useLocale();
  const may = useMay("/admin/candidate");
  const { all, new: fresh } = post.applicants;
  if (all === 0) return null;
  const content = (
    <>
      <span className="flex items-center gap-1 tabular-nums">
        <Users aria-hidden className="size-4 md:hidden" />
        {formatNumber(all, locale)}
        <span className="sr-only"> {t("applicants", { count: all })}</span>
      </span>
      {fresh > 0 && <Badge variant="primary">{t("newApplicants", { count: fresh })}</Badge>}
    </>
  );
  if (!may.view) return <span className={classes}>{content}</span>;
  return (
    <Link
      href={`/admin/candidate?jobPostId=${post.id}`}
      prefetch={false}
      className={cn(classes, "w-fit max-w-full text-primary-text underline-offset-4 hover:underline")}
    >
      {content}
    </Link>
  );
}
