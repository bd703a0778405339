import { appRouter } from "~/server/root";
import { exportRoute } from "./export-route";

export const GET = exportRoute(appRouter);
