import { featureMetadata } from "~/app/admin/current-features";
import { SettingAdmin } from "~/features/website/setting/admin";
import { gate } from "~/server/auth/gate";

export const generateMetadata = () => featureMetadata("/admin/setting");

export default async function SettingPage() {
  await gate("/admin/setting");
  return <SettingAdmin />;
}
