-- AlterTable
ALTER TABLE "Receipt" ADD COLUMN     "person" TEXT;

-- CreateIndex
CREATE INDEX "Receipt_person_idx" ON "Receipt"("person");
