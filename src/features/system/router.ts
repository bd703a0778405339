import { router } from "~/server/trpc";
import { accountRouter } from "./account/router";

export const systemRouter = router({ account: accountRouter });
