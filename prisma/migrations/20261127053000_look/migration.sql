-- AlterTable
ALTER TABLE "Setting" ADD COLUMN     "brandColor" TEXT NOT NULL DEFAULT '#1e79e4',
ADD COLUMN     "corners" TEXT NOT NULL DEFAULT 'soft',
ADD COLUMN     "faviconId" INTEGER,
ADD COLUMN     "font" TEXT NOT NULL DEFAULT 'inter';

-- CreateIndex
CREATE INDEX "Setting_faviconId_idx" ON "Setting"("faviconId");

-- AddForeignKey
ALTER TABLE "Setting" ADD CONSTRAINT "Setting_faviconId_fkey" FOREIGN KEY ("faviconId") REFERENCES "Media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The trigger names its columns, so it is made anew.
DROP TRIGGER "Setting_images" ON "Setting";
CREATE TRIGGER "Setting_images" BEFORE INSERT OR UPDATE OF "shareImageId", "heroImageId", "faviconId" ON "Setting"
  FOR EACH ROW EXECUTE FUNCTION refuse_documents('shareImageId', 'heroImageId', 'faviconId');
