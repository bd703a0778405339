import { logger } from "./log";

// What tests provoke, such as failed sign-ins, would hide what they report; `collectLog` hears it all the same.
logger.level = "error";
