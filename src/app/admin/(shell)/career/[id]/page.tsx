import { getLocale } from "next-intl/server";
import { publishedRecordPage } from "~/app/admin/record-pages";
import { PostForm } from "~/features/career/post/components/post-form";
import { siteSettings } from "~/features/website/setting/data";
import { database } from "~/server/db/client";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = publishedRecordPage("/admin/career", trpc.career.post, async (post) => {
  const { name } = await siteSettings(database(), await getLocale());
  return <PostForm post={post} organization={name} />;
});

export { generateMetadata, page as default };
