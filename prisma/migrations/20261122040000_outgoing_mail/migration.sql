-- AlterTable
ALTER TABLE "Mail" ADD COLUMN     "attempts" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "candidateId" INTEGER,
ADD COLUMN     "conversationId" INTEGER,
ADD COLUMN     "linkLabel" TEXT,
ADD COLUMN     "locale" TEXT NOT NULL DEFAULT 'en',
ADD COLUMN     "nextTryAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Setting" ADD COLUMN     "replyTo" TEXT,
ADD COLUMN     "senderEmail" TEXT,
ADD COLUMN     "senderName" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "Mail_nextTryAt_id_idx" ON "Mail"("nextTryAt", "id");

-- CreateIndex
CREATE INDEX "Mail_conversationId_idx" ON "Mail"("conversationId");

-- CreateIndex
CREATE INDEX "Mail_candidateId_idx" ON "Mail"("candidateId");

-- AddForeignKey
ALTER TABLE "Mail" ADD CONSTRAINT "Mail_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Mail" ADD CONSTRAINT "Mail_candidateId_fkey" FOREIGN KEY ("candidateId") REFERENCES "Candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A reply goes with its conversation.
UPDATE "Mail" SET "conversationId" = "Message"."conversationId", "locale" = "Conversation"."locale"
FROM "Message" JOIN "Conversation" ON "Conversation"."id" = "Message"."conversationId"
WHERE "Message"."mailId" = "Mail"."id";
