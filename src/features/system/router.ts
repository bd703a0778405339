import { router } from "~/server/crud/trpc";
import { accountRouter } from "./account/router";
import { activityRouter } from "./activity/router";
import { featureRouter } from "./feature/router";
import { jobRouter } from "./job/router";
import { mediaRouter } from "./media/router";
import { outboxRouter } from "./outbox/router";
import { overviewRouter } from "./overview/router";
import { ownDraftRouter } from "./own-draft/router";
import { personRouter } from "./person/router";
import { recordLinkRouter } from "./record-link/router";
import { roleRouter } from "./role/router";
import { savedViewRouter } from "./saved-view/router";
import { searchRouter } from "./search/router";
import { trashRouter } from "./trash/router";
import { twoStepRouter } from "./two-step/router";
import { userRouter } from "./user/router";

export const systemRouter = router({
  account: accountRouter,
  activity: activityRouter,
  feature: featureRouter,
  job: jobRouter,
  media: mediaRouter,
  outbox: outboxRouter,
  ownDraft: ownDraftRouter,
  person: personRouter,
  overview: overviewRouter,
  recordLink: recordLinkRouter,
  role: roleRouter,
  savedView: savedViewRouter,
  search: searchRouter,
  trash: trashRouter,
  twoStep: twoStepRouter,
  user: userRouter,
});
