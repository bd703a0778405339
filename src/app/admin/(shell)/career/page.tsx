import { featureMetadata } from "~/app/admin/current-features";
import { describeList, type ListPageProps, listInput } from "~/components/table/list-state";
import { PostAdmin } from "~/features/career/post/admin";
import { postList } from "~/features/career/post/schema";
import { requireView } from "~/server/crud/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/career");

export default async function PostPage({ searchParams }: ListPageProps) {
  await requireView("/admin/career");
  await trpc.career.post.list.prefetch(listInput(postList, await searchParams));
  return (
    <HydrateClient>
      <PostAdmin list={describeList(postList)} />
    </HydrateClient>
  );
}
