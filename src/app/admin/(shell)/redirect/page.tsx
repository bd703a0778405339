import { featureMetadata } from "~/app/admin/current-features";
import { describeList, type ListPageProps, listInput } from "~/components/table/list-state";
import { RedirectAdmin } from "~/features/website/redirect/admin";
import { redirectList } from "~/features/website/redirect/schema";
import { requireView } from "~/server/crud/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/redirect");

export default async function RedirectPage({ searchParams }: ListPageProps) {
  await requireView("/admin/redirect");
  await trpc.website.redirect.list.prefetch(listInput(redirectList, await searchParams));
  return (
    <HydrateClient>
      <RedirectAdmin list={describeList(redirectList)} />
    </HydrateClient>
  );
}
