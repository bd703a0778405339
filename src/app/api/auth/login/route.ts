import { restHandler } from "~/server/rest";

export const POST = restHandler("login");
