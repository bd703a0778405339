import { getLocale } from "next-intl/server";
import { featureMetadata } from "~/app/admin/current-features";
import { readRecord } from "~/app/admin/read-record";
import { PostForm } from "~/features/career/post/components/post-form";
import { siteSettings } from "~/features/website/setting/data";
import { requireView } from "~/server/crud/page-guard";
import { database } from "~/server/db/client";
import { trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/career");

export default async function NewPostPage({ searchParams }: { searchParams: Promise<{ copy?: string | string[] }> }) {
  await requireView("/admin/career");
  const { copy } = await searchParams;
  const copied = typeof copy === "string" ? await readRecord(copy, trpc.career.post.byId) : null;
  const { name } = await siteSettings(database(), await getLocale());
  return <PostForm post={null} copied={copied} organization={name} />;
}
