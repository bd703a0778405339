import { getLocale } from "next-intl/server";
import { newRecordPage } from "~/app/admin/record-pages";
import { PostForm } from "~/features/career/post/components/post-form";
import { siteSettings } from "~/features/website/setting/data";
import { database } from "~/server/db/client";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = newRecordPage("/admin/career", trpc.career.post.byId, async (copied) => {
  const { name } = await siteSettings(database(), await getLocale());
  return <PostForm post={null} copied={copied} organization={name} />;
});

export { generateMetadata, page as default };
