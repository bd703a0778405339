-- AlterTable
ALTER TABLE "User" ADD COLUMN     "signature" TEXT;
