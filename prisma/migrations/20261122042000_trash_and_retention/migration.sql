-- AlterTable
ALTER TABLE "Candidate" ADD COLUMN     "anonymisedAt" TIMESTAMPTZ(3),
ADD COLUMN     "deletedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Conversation" ADD COLUMN     "anonymisedAt" TIMESTAMPTZ(3),
ADD COLUMN     "deletedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Setting" ADD COLUMN     "activityMonths" INTEGER NOT NULL DEFAULT 36,
ADD COLUMN     "outboxMonths" INTEGER NOT NULL DEFAULT 12;

-- CreateTable
CREATE TABLE "ErasedAddress" (
    "hash" TEXT NOT NULL,
    "erasedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ErasedAddress_pkey" PRIMARY KEY ("hash")
);

-- What is in the trash or anonymised is few, and left out of every list; not in the Prisma schema, which knows no partial indexes.
CREATE INDEX "Conversation_hidden_idx" ON "Conversation"("deletedAt", "anonymisedAt") WHERE "deletedAt" IS NOT NULL OR "anonymisedAt" IS NOT NULL;
CREATE INDEX "Candidate_hidden_idx" ON "Candidate"("deletedAt", "anonymisedAt") WHERE "deletedAt" IS NOT NULL OR "anonymisedAt" IS NOT NULL;
-- What the daily job looks for.
CREATE INDEX "Candidate_retentionAt_idx" ON "Candidate"("retentionAt") WHERE "anonymisedAt" IS NULL;
