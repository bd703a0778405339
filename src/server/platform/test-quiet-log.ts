import { logger } from "./log";

// Expected warnings, such as failed sign-ins, would hide test reports; `collectLog` still gets them.
logger.level = "error";
