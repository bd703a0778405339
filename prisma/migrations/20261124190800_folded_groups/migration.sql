-- AlterTable
ALTER TABLE "User" ADD COLUMN     "foldedGroups" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
