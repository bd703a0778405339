import { restHandler } from "~/server/http/rest";

export const POST = restHandler("register");
