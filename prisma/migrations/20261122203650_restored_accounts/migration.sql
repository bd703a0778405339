-- AlterTable
ALTER TABLE "User" ADD COLUMN     "isRestored" BOOLEAN NOT NULL DEFAULT false;

-- Accounts that were restored before and still lack a password.
UPDATE "User" u SET "isRestored" = true
WHERE u."passwordHash" IS NULL AND EXISTS (
  SELECT 1 FROM "Activity" a WHERE a."path" = '/admin/user' AND a."recordId" = u."id" AND a."action" = 'restore'
);
