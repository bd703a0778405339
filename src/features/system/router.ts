import { router } from "~/server/trpc";
import { accountRouter } from "./account/router";
import { featureRouter } from "./feature/router";
import { mediaRouter } from "./media/router";

export const systemRouter = router({ account: accountRouter, feature: featureRouter, media: mediaRouter });
