-- AlterTable
ALTER TABLE "Mail" ADD COLUMN     "headers" JSONB,
ADD COLUMN     "notBefore" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Message" ADD COLUMN     "statusAfter" "ConversationStatus",
ADD COLUMN     "statusBefore" "ConversationStatus";
