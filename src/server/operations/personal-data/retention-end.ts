import { addMonths } from "~/lib/dates";
import type { Db } from "~/server/db/client";
import { readSettings } from "~/server/db/settings";

export async function applicationRetentionEnd(db: Db, receivedAt: Date): Promise<Date> {
  const { retentionMonths } = await readSettings(db, { retentionMonths: true });
  return addMonths(receivedAt, retentionMonths);
}
