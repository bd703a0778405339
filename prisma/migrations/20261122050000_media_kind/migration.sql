-- CreateEnum
CREATE TYPE "MediaKind" AS ENUM ('image', 'document');

-- AlterTable
ALTER TABLE "Media" ADD COLUMN     "kind" "MediaKind" NOT NULL DEFAULT 'image',
ADD COLUMN     "oldKeys" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateIndex
CREATE INDEX "Media_oldKeys_idx" ON "Media" USING GIN ("oldKeys");
