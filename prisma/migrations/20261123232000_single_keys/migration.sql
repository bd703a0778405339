-- AlterTable
ALTER TABLE "User" ADD COLUMN     "singleKeys" BOOLEAN NOT NULL DEFAULT true;
