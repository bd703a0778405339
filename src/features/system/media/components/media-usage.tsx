"use client";
import { useLocale, useTranslations } from "next-intl";
import { useFieldLabels } from "~/components/fields/field-labels";
import { useFeatureName } from "~/components/resource/feature-names";
import { TextLink } from "~/components/ui/text-link";
import { api } from "~/trpc/client";

/** Links to the records that use a file, grouped by page of the back office. */
export function MediaUsage({ id }: { id: number }) {
  const t = useTranslations("media");
  const locale = useLocale();
  const labelOf = useFieldLabels("/admin/media");
  const featureName = useFeatureName();
  const { data: users } = api.system.media.users.useQuery({ id, locale });
  const { data: usedBy } = api.system.media.usedBy.useQuery({ ids: [id] });
  const hidden = usedBy?.some(({ path }) => users && !users.some((user) => user.path === path));
  return (
    <div className="grid gap-1.5 text-sm">
      <p className="font-medium">{labelOf("usedBy")}</p>
      <ul className="grid gap-1">
        {users?.map((user) => (
          <li key={`${user.path}/${user.id}`} className="min-w-0">
            <TextLink href={`${user.path}?edit=${user.id}`}>{user.name || featureName(user.path)}</TextLink>
            {user.name && <span className="text-muted-foreground"> · {featureName(user.path)}</span>}
          </li>
        ))}
      </ul>
      {usedBy === undefined && <p className="text-muted-foreground">{t("loading")}</p>}
      {usedBy?.length === 0 && <p className="text-muted-foreground">{t("unused")}</p>}
      {hidden && <p className="text-muted-foreground">{t("moreUsers")}</p>}
    </div>
  );
}
