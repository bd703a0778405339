"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useFieldLabels } from "~/components/fields/field-labels";
import { useFeatureName } from "~/components/resource/feature-names";
import { useMay } from "~/components/resource/use-may";
import type { AdminPath } from "~/features/registry";
import { api } from "~/trpc/client";

/** On which pages of the back office an image is used, and by how many records. */
export function MediaUsage({ id }: { id: number }) {
  const t = useTranslations("media");
  const labelOf = useFieldLabels("/admin/media");
  const { data: usedBy } = api.system.media.usedBy.useQuery({ ids: [id] });
  return (
    <div className="grid gap-1.5 text-sm">
      <p className="font-medium">{labelOf("usedBy")}</p>
      {usedBy?.length ? (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {usedBy.map((usage) => (
            <li key={usage.path}>
              <UsageEntry {...usage} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted-foreground">{t(usedBy ? "unused" : "loading")}</p>
      )}
    </div>
  );
}

function UsageEntry({ path, count }: { path: AdminPath; count: number }) {
  const t = useTranslations("resource");
  const featureName = useFeatureName();
  const text = t("usedByEntry", { feature: featureName(path), count });
  if (!useMay(path).view) return text;
  return (
    <Link href={path} prefetch={false} className="text-primary-text underline-offset-4 hover:underline">
      {text}
    </Link>
  );
}
