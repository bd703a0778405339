-- AlterTable
ALTER TABLE "PrivateLink" ADD COLUMN     "expiresAt" TIMESTAMPTZ(3) NOT NULL DEFAULT (now() + '1 year'::interval);
