import { addMonths } from "~/lib/dates";
import type { Db } from "~/server/db/client";

export async function applicationRetentionEnd(db: Db, receivedAt: Date): Promise<Date> {
  const settings = await db.setting.findUnique({ where: { id: 1 }, select: { retentionMonths: true } });
  return addMonths(receivedAt, settings?.retentionMonths ?? 12);
}
