import { getLocale } from "next-intl/server";
import { featureMetadata } from "~/app/admin/current-features";
import { readRecord } from "~/app/admin/read-record";
import { PostForm } from "~/features/career/post/components/post-form";
import { siteSettings } from "~/features/website/setting/data";
import { requireView } from "~/server/crud/page-guard";
import { database } from "~/server/db/client";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/career");

export default async function PostPage({ params }: { params: Promise<{ id: string }> }) {
  await requireView("/admin/career");
  const { id } = await params;
  const post = await readRecord(id, trpc.career.post.byId);
  await trpc.career.post.pending.byId.prefetch({ id: post.id });
  const { name } = await siteSettings(database(), await getLocale());
  return (
    <HydrateClient>
      <PostForm post={post} organization={name} />
    </HydrateClient>
  );
}
