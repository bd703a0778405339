import { getLocale } from "next-intl/server";
import { currentFeatures } from "~/app/admin/current-features";
import { guardedPage } from "~/app/admin/guarded-page";
import { describeList, type ListPageProps, listInput } from "~/components/table/list-state";
import { FixedPages } from "~/features/website/home/components/fixed-pages";
import { PageAdmin } from "~/features/website/page/admin";
import { pageList } from "~/features/website/page/schema";
import { pageNames } from "~/server/auth/menu";
import { may } from "~/server/auth/permissions";
import { actorOfRequest } from "~/server/crud/page-guard";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = guardedPage("/admin/page", async ({ searchParams }: ListPageProps) => {
  const input = listInput(pageList, await searchParams);
  const isWhole = !input.search && Object.keys(input.filter ?? {}).length === 0;
  const [fixedPages] = await Promise.all([isWhole ? readFixedPages() : null, trpc.website.page.list.prefetch(input)]);
  return <PageAdmin list={describeList(pageList)}>{fixedPages && <FixedPages {...fixedPages} />}</PageAdmin>;
});

/** Reads the fixed pages, for people who may view them. */
async function readFixedPages() {
  const actor = await actorOfRequest();
  if (!actor || !may(actor, "/admin/home", "view")) return null;
  const [{ rows }, features, locale] = await Promise.all([trpc.website.home.list({}), currentFeatures(), getLocale()]);
  return { rows, title: pageNames(features, locale)["/admin/home"] ?? "" };
}

export { generateMetadata, page as default };
