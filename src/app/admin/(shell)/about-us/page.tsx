import { featureMetadata } from "~/app/admin/current-features";
import { describeList, type ListPageProps, listInput } from "~/components/table/list-state";
import { AboutUsAdmin } from "~/features/website/about-us/admin";
import { aboutUsList } from "~/features/website/about-us/schema";
import { requireView } from "~/server/crud/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/about-us");

export default async function AboutUsPage({ searchParams }: ListPageProps) {
  await requireView("/admin/about-us");
  await trpc.website.aboutUs.list.prefetch(listInput(aboutUsList, await searchParams));
  return (
    <HydrateClient>
      <AboutUsAdmin list={describeList(aboutUsList)} />
    </HydrateClient>
  );
}
