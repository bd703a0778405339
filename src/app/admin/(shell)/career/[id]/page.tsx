import { getLocale } from "next-intl/server";
import { formPage } from "~/app/admin/form-page";
import { PostForm } from "~/features/career/post/components/post-form";
import { siteSettings } from "~/features/website/setting/data";
import { database } from "~/server/db/client";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = formPage("/admin/career", trpc.career.post, async (props) => {
  const { name } = await siteSettings(database(), await getLocale());
  return <PostForm {...props} organization={name} />;
});

export { generateMetadata, page as default };
