import { AppError } from "~/server/platform/errors";
import { log } from "~/server/platform/log";
import { counter } from "~/server/platform/metrics";

const refused = counter("atrium_refused_permissions_total", "Calls of signed-in people without the permission they need.", []);

export function reportRefusedPermission(error: unknown, call: string): void {
  if (!(error instanceof AppError) || error.appCode !== "ERROR_FORBIDDEN") return;
  refused.inc();
  log.info("A permission was refused", { call });
}
