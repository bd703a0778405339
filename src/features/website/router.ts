import { partnerRouter } from "~/features/website/partner/router";
import { settingRouter } from "~/features/website/setting/router";
import { router } from "~/server/trpc";

export const websiteRouter = router({ partner: partnerRouter, setting: settingRouter });
