import { restHandler } from "~/server/rest";

export const GET = restHandler("userInfo");
