import { Prisma } from "~/generated/prisma/client";
import type { WriteContext } from "~/server/crud/entity";
import { deletionOf } from "~/server/crud/known-entities";
import type { Db } from "~/server/db/client";
import { AppError } from "~/server/errors";
import { runPublicTransaction } from "~/server/pages/generation";
import { may } from "~/server/permissions";

/**
 * Deletes the records of the demo company that were not changed, each as staff would on its page: what something else uses stays.
 * Settings and company information that are still the demo's are emptied. Records that were changed are the site's own from now on.
 * @returns how many records were deleted, and how many of the demo's are left because they are used or may not be deleted
 */
export async function clearDemo(db: Db, context: WriteContext): Promise<{ deleted: number; left: number }> {
  await forgetChanged(db);
  // First, as they use images of the demo.
  if (may(context.actor, "/admin/setting", "edit")) await emptySingleRecords();
  let deleted = 0;
  // What an article uses, such as its category, can go in the round after it.
  for (let round = await deleteUnused(db, context); round > 0; round = await deleteUnused(db, context)) deleted += round;
  return { deleted, left: await db.demoRecord.count() };
}

/** The ids of the demo's records, by table. */
async function readDemo(db: Db): Promise<Map<string, number[]>> {
  const ids = new Map<string, number[]>();
  for (const { table, recordId } of await db.demoRecord.findMany()) ids.set(table, [...(ids.get(table) ?? []), recordId]);
  return ids;
}

/** Takes the mark off records that are gone or were changed: those are no longer the demo's. */
async function forgetChanged(db: Db): Promise<void> {
  for (const [table] of await readDemo(db)) {
    await db.$executeRaw`
      DELETE FROM "DemoRecord" AS demo WHERE demo."table" = ${table} AND NOT EXISTS (
        SELECT 1 FROM ${Prisma.raw(`"${table}"`)} AS row WHERE row."id" = demo."recordId" AND row."version" = 1
      )`;
  }
}

async function deleteUnused(db: Db, context: WriteContext): Promise<number> {
  let count = 0;
  for (const [table, ids] of await readDemo(db)) {
    const deletion = deletionOf(table);
    if (!deletion || !may(context.actor, deletion.path, "delete")) continue;
    try {
      count += (await deletion.deleteRecords(ids, context)).count;
    } catch (error) {
      if (!(error instanceof AppError) || error.appCode !== "ERROR_IN_USE") throw error;
    }
  }
  await forgetChanged(db);
  return count;
}

/** The settings and the company information: a site always has one record of each. */
async function emptySingleRecords(): Promise<void> {
  await runPublicTransaction(async (tx) => {
    const demo = await tx.demoRecord.findMany({ where: { table: { in: ["Setting", "Company"] } } });
    for (const { table, recordId } of demo) {
      if (table === "Setting") {
        await tx.setting.delete({ where: { id: recordId } });
        await tx.setting.create({ data: { id: recordId, siteNameEn: "Atrium", siteNameVi: "Atrium" } });
      } else {
        await tx.company.delete({ where: { id: recordId } });
        await tx.company.create({ data: { id: recordId } });
      }
    }
    await tx.demoRecord.deleteMany({ where: { table: { in: ["Setting", "Company"] } } });
  });
}
