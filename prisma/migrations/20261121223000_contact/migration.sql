-- CreateEnum
CREATE TYPE "ConversationStatus" AS ENUM ('new', 'open', 'answered', 'closed', 'spam');

-- CreateEnum
CREATE TYPE "MessageKind" AS ENUM ('visitor', 'staff', 'note');

-- CreateTable
CREATE TABLE "Conversation" (
    "id" SERIAL NOT NULL,
    "subject" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "company" TEXT,
    "locale" TEXT NOT NULL,
    "status" "ConversationStatus" NOT NULL DEFAULT 'new',
    "important" BOOLEAN NOT NULL DEFAULT false,
    "readAt" TIMESTAMPTZ(3),
    "assigneeId" INTEGER,
    "source" TEXT,
    "consentAt" TIMESTAMPTZ(3),
    "consentVersion" INTEGER,
    "isUnverified" BOOLEAN NOT NULL DEFAULT false,
    "excerpt" TEXT NOT NULL,
    "lastMessageAt" TIMESTAMPTZ(3) NOT NULL,
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Conversation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Message" (
    "id" SERIAL NOT NULL,
    "conversationId" INTEGER NOT NULL,
    "kind" "MessageKind" NOT NULL,
    "text" TEXT NOT NULL,
    "authorId" INTEGER,
    "authorName" TEXT NOT NULL,
    "mailId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ReplyTemplate" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "textEn" TEXT NOT NULL,
    "textVi" TEXT NOT NULL,
    "order" INTEGER NOT NULL DEFAULT 0,
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ReplyTemplate_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Conversation_lastMessageAt_id_idx" ON "Conversation"("lastMessageAt", "id");

-- CreateIndex
CREATE INDEX "Conversation_status_lastMessageAt_id_idx" ON "Conversation"("status", "lastMessageAt", "id");

-- CreateIndex
CREATE INDEX "Conversation_assigneeId_lastMessageAt_id_idx" ON "Conversation"("assigneeId", "lastMessageAt", "id");

-- CreateIndex
CREATE INDEX "Conversation_source_lastMessageAt_id_idx" ON "Conversation"("source", "lastMessageAt", "id");

-- CreateIndex
CREATE INDEX "Conversation_name_id_idx" ON "Conversation"("name", "id");

-- CreateIndex
CREATE INDEX "Conversation_email_idx" ON "Conversation"("email");

-- CreateIndex
CREATE INDEX "Conversation_search_idx" ON "Conversation" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "Message_mailId_key" ON "Message"("mailId");

-- CreateIndex
CREATE INDEX "Message_conversationId_id_idx" ON "Message"("conversationId", "id");

-- CreateIndex
CREATE INDEX "Message_authorId_idx" ON "Message"("authorId");

-- CreateIndex
CREATE UNIQUE INDEX "ReplyTemplate_name_key" ON "ReplyTemplate"("name");

-- CreateIndex
CREATE INDEX "ReplyTemplate_order_idx" ON "ReplyTemplate"("order");

-- CreateIndex
CREATE INDEX "ReplyTemplate_search_idx" ON "ReplyTemplate" USING GIN ("search" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "Conversation" ADD CONSTRAINT "Conversation_assigneeId_fkey" FOREIGN KEY ("assigneeId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Message" ADD CONSTRAINT "Message_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Message" ADD CONSTRAINT "Message_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Message" ADD CONSTRAINT "Message_mailId_fkey" FOREIGN KEY ("mailId") REFERENCES "Mail"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Few conversations are unread or important: an index of those alone answers these filters, in the order of the inbox.
CREATE INDEX "Conversation_unread_idx" ON "Conversation"("lastMessageAt", "id") WHERE "readAt" IS NULL;
CREATE INDEX "Conversation_important_idx" ON "Conversation"("lastMessageAt", "id") WHERE "important";

-- What lists search in. Not the messages: at 100,000 of them a trigram index is twice as large as they are, and a search in
-- both tables takes 130 to 200 ms instead of 9.
CREATE TRIGGER "Conversation_search" BEFORE INSERT OR UPDATE OF "subject", "name", "email", "company", "phone" ON "Conversation"
  FOR EACH ROW EXECUTE FUNCTION set_search('subject', 'name', 'email', 'company', 'phone');
CREATE TRIGGER "ReplyTemplate_search" BEFORE INSERT OR UPDATE OF "name" ON "ReplyTemplate"
  FOR EACH ROW EXECUTE FUNCTION set_search('name');

-- How many conversations there are, counted as they come and go: see the migrations row_counts and concurrent_writes.
CREATE TRIGGER "Conversation_inserted" AFTER INSERT ON "Conversation"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE TRIGGER "Conversation_deleted" AFTER DELETE ON "Conversation"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE TRIGGER "Conversation_truncated" AFTER TRUNCATE ON "Conversation"
  FOR EACH STATEMENT EXECUTE FUNCTION count_no_rows();
