-- Links live for a day, most of them were made by a look of staff, and their tokens can't be made from a salt.
DELETE FROM "PreviewLink";

-- DropIndex
DROP INDEX "PreviewLink_path_recordId_idx";

-- No link was ever revoked: nothing set the column. An ended link is deleted.
ALTER TABLE "PreviewLink" DROP COLUMN "revokedAt",
ADD COLUMN     "salt" TEXT NOT NULL;

-- CreateIndex
CREATE UNIQUE INDEX "PreviewLink_path_recordId_makerId_key" ON "PreviewLink"("path", "recordId", "makerId");
