-- AlterTable
ALTER TABLE "PrivateLink" ADD COLUMN     "isMailed" BOOLEAN NOT NULL DEFAULT true;
