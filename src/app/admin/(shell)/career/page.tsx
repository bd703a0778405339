import { listPage } from "~/app/admin/list-page";
import { PostAdmin } from "~/features/career/post/admin";
import { postList } from "~/features/career/post/schema";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = listPage("/admin/career", postList, PostAdmin, trpc.career.post.list.prefetch);

export { generateMetadata, page as default };
