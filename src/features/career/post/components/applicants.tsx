import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useMay } from "~/components/resource/use-may";
import { Badge } from "~/components/ui/badge";
import { formatNumber } from "~/lib/numbers";
import type { RouterOutputs } from "~/trpc/client";

/** How many people applied to a post, with a link to them. */
export function Applicants({ post }: { post: RouterOutputs["career"]["post"]["list"]["rows"][number] }) {
  const t = useTranslations("career");
  const locale = useLocale();
  const may = useMay("/admin/candidate");
  const { all, new: fresh } = post.applicants;
  if (all === 0) return null;
  const content = (
    <>
      <span className="tabular-nums">
        {formatNumber(all, locale)}
        <span className="md:sr-only"> {t("applicants", { count: all })}</span>
      </span>
      {fresh > 0 && <Badge variant="primary">{t("newApplicants", { count: fresh })}</Badge>}
    </>
  );
  if (!may.view) return <span className="flex items-center gap-2">{content}</span>;
  return (
    <Link
      href={`/admin/candidate?jobPostId=${post.id}`}
      prefetch={false}
      className="flex w-fit items-center gap-2 text-primary-text underline-offset-4 hover:underline"
    >
      {content}
    </Link>
  );
}
