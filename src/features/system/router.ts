import { router } from "~/server/trpc";
import { accountRouter } from "./account/router";
import { featureRouter } from "./feature/router";
import { jobRouter } from "./job/router";
import { mediaRouter } from "./media/router";
import { outboxRouter } from "./outbox/router";
import { recordLinkRouter } from "./record-link/router";
import { userRouter } from "./user/router";

export const systemRouter = router({
  account: accountRouter,
  feature: featureRouter,
  job: jobRouter,
  media: mediaRouter,
  outbox: outboxRouter,
  recordLink: recordLinkRouter,
  user: userRouter,
});
