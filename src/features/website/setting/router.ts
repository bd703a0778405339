import { recordProcedures } from "~/server/crud/record";
import { router } from "~/server/crud/trpc";
import { settingEntity } from "./mutations";

export const settingRouter = router(recordProcedures(settingEntity));
