import { restHandler } from "~/server/http/rest";

export const GET = restHandler("listFunction");
