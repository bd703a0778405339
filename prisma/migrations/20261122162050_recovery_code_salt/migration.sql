-- AlterTable
ALTER TABLE "RecoveryCode" ADD COLUMN     "salt" TEXT NOT NULL DEFAULT '';
