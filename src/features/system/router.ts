import { router } from "~/server/trpc";
import { accountRouter } from "./account/router";
import { mediaRouter } from "./media/router";

export const systemRouter = router({ account: accountRouter, media: mediaRouter });
