import { levelRouter } from "~/features/career/level/router";
import { router } from "~/server/trpc";

export const careerRouter = router({ level: levelRouter });
