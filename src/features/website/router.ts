import { aboutUsRouter } from "~/features/website/about-us/router";
import { contactRouter } from "~/features/website/contact/router";
import { homeRouter } from "~/features/website/home/router";
import { pageRouter } from "~/features/website/page/router";
import { partnerRouter } from "~/features/website/partner/router";
import { redirectRouter } from "~/features/website/redirect/router";
import { replyTemplateRouter } from "~/features/website/reply-template/router";
import { serviceRouter } from "~/features/website/service/router";
import { settingRouter } from "~/features/website/setting/router";
import { statisticRouter } from "~/features/website/statistic/router";
import { router } from "~/server/crud/trpc";

export const websiteRouter = router({
  service: serviceRouter,
  partner: partnerRouter,
  setting: settingRouter,
  aboutUs: aboutUsRouter,
  statistic: statisticRouter,
  contact: contactRouter,
  replyTemplate: replyTemplateRouter,
  home: homeRouter,
  page: pageRouter,
  redirect: redirectRouter,
});
