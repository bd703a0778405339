-- AlterTable
ALTER TABLE "JobPost" ADD COLUMN     "officeId" INTEGER;

-- CreateIndex
CREATE INDEX "JobPost_officeId_idx" ON "JobPost"("officeId");

-- AddForeignKey
ALTER TABLE "JobPost" ADD CONSTRAINT "JobPost_officeId_fkey" FOREIGN KEY ("officeId") REFERENCES "Office"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
