-- CreateEnum
CREATE TYPE "Doubt" AS ENUM ('honeypot', 'tooFast', 'links');

-- AlterTable
ALTER TABLE "Candidate" ADD COLUMN     "doubt" "Doubt";

-- AlterTable
ALTER TABLE "Conversation" ADD COLUMN     "doubt" "Doubt";

-- What was unverified had links.
UPDATE "Conversation" SET "doubt" = 'links' WHERE "isUnverified";
ALTER TABLE "Conversation" DROP COLUMN "isUnverified";

-- CreateTable
CREATE TABLE "PrivateLink" (
    "id" SERIAL NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "conversationId" INTEGER,
    "candidateId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PrivateLink_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "PrivateLink_tokenHash_key" ON "PrivateLink"("tokenHash");

-- CreateIndex
CREATE INDEX "PrivateLink_conversationId_idx" ON "PrivateLink"("conversationId");

-- CreateIndex
CREATE INDEX "PrivateLink_candidateId_idx" ON "PrivateLink"("candidateId");

-- AddForeignKey
ALTER TABLE "PrivateLink" ADD CONSTRAINT "PrivateLink_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PrivateLink" ADD CONSTRAINT "PrivateLink_candidateId_fkey" FOREIGN KEY ("candidateId") REFERENCES "Candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;
