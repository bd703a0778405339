import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { Query } from "~/app/(account)/next-page";
import { isAdminPath } from "~/features/registry";
import { TrashPage } from "~/features/system/trash/components/trash-page";
import { requireSession } from "~/server/crud/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("trash");
  return { title: t("page") };
}

/** Shows deleted records; each kind needs the rights of its page. */
export default async function Page({ searchParams }: { searchParams: Query }) {
  await requireSession("/admin/trash");
  const { kind } = await searchParams;
  await trpc.system.trash.kinds.prefetch();
  return (
    <HydrateClient>
      <TrashPage path={typeof kind === "string" && isAdminPath(kind) ? kind : null} />
    </HydrateClient>
  );
}
