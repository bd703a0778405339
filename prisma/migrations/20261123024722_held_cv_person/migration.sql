-- AlterTable
ALTER TABLE "HeldCv" ADD COLUMN     "person" TEXT;

-- CreateIndex
CREATE INDEX "HeldCv_person_idx" ON "HeldCv"("person");
