-- AlterTable
ALTER TABLE "Feature" ADD COLUMN     "moved" BOOLEAN NOT NULL DEFAULT false;

-- What an administrator moved before this column was there, as far as the activity log tells.
UPDATE "Feature" SET "moved" = true WHERE "id" IN (
  SELECT "recordId" FROM "Activity"
  WHERE "path" = '/admin/feature' AND "action" = 'update' AND ("changes" ? 'location' OR "changes" ? 'parentId')
);
