import { guardedPage } from "~/app/admin/guarded-page";
import { readRecord } from "~/app/admin/read-record";
import { HomeForm } from "~/features/website/home/components/home-form";
import { trpc } from "~/trpc/server";

type HomeFormPageProps = { params: Promise<{ id: string }> };

const { page, generateMetadata } = guardedPage("/admin/home", async ({ params }: HomeFormPageProps) => {
  const record = await readRecord((await params).id, trpc.website.home.byId);
  await trpc.website.home.pending.byId.prefetch({ id: record.id });
  return <HomeForm record={record} />;
});

export { generateMetadata, page as default };
