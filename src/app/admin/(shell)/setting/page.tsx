import { featureMetadata } from "~/app/admin/current-features";
import { SettingAdmin } from "~/features/website/setting/admin";
import { requireView } from "~/server/crud/page-guard";
import { trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/setting");

export default async function SettingPage() {
  await requireView("/admin/setting");
  return <SettingAdmin setting={await trpc.website.setting.byId({ id: 1 })} />;
}
