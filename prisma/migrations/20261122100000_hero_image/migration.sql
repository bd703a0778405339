-- AlterTable
ALTER TABLE "Setting" ADD COLUMN     "heroImageId" INTEGER;

-- CreateIndex
CREATE INDEX "Setting_heroImageId_idx" ON "Setting"("heroImageId");

-- AddForeignKey
ALTER TABLE "Setting" ADD CONSTRAINT "Setting_heroImageId_fkey" FOREIGN KEY ("heroImageId") REFERENCES "Media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The trigger names its columns, so it is made anew.
DROP TRIGGER "Setting_images" ON "Setting";
CREATE TRIGGER "Setting_images" BEFORE INSERT OR UPDATE OF "shareImageId", "heroImageId" ON "Setting"
  FOR EACH ROW EXECUTE FUNCTION refuse_documents('shareImageId', 'heroImageId');
