-- AlterTable
ALTER TABLE "Media" ADD COLUMN     "hasAvif" BOOLEAN;
