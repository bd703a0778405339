import { listPage } from "~/app/admin/list-page";
import { SourceAdmin } from "~/features/career/source/admin";
import { sourceList } from "~/features/career/source/schema";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = listPage("/admin/source", sourceList, SourceAdmin, trpc.career.source.list.prefetch);

export { generateMetadata, page as default };
