-- AlterEnum
ALTER TYPE "AccountTokenPurpose" ADD VALUE 'email';

-- AlterTable
ALTER TABLE "AccountToken" ADD COLUMN     "email" TEXT;
