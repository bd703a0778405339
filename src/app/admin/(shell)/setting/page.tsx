import { guardedPage } from "~/app/admin/guarded-page";
import { SettingPage } from "./setting-page";

const { page, generateMetadata } = guardedPage("/admin/setting", () => <SettingPage section={null} />);

export { generateMetadata, page as default };
