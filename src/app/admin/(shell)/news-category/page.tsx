import { featureMetadata } from "~/app/admin/current-features";
import { describeList, type ListPageProps, listInput } from "~/components/table/list-state";
import { CategoryAdmin } from "~/features/news/category/admin";
import { categoryList } from "~/features/news/category/schema";
import { requireView } from "~/server/crud/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/news-category");

export default async function CategoryPage({ searchParams }: ListPageProps) {
  await requireView("/admin/news-category");
  await trpc.news.category.list.prefetch(listInput(categoryList, await searchParams));
  return (
    <HydrateClient>
      <CategoryAdmin list={describeList(categoryList)} />
    </HydrateClient>
  );
}
