-- AlterTable
ALTER TABLE "Mail" ADD COLUMN     "isRequested" BOOLEAN NOT NULL DEFAULT false;
