import { guardedPage } from "~/app/admin/guarded-page";
import { SettingAdmin } from "~/features/website/setting/admin";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = guardedPage("/admin/setting", async () => (
  <SettingAdmin setting={await trpc.website.setting.byId({ id: 1 })} />
));

export { generateMetadata, page as default };
