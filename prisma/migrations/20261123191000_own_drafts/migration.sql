-- CreateTable
CREATE TABLE "OwnDraft" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "path" TEXT NOT NULL,
    "recordId" INTEGER NOT NULL,
    "json" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "OwnDraft_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "OwnDraft_userId_path_recordId_key" ON "OwnDraft"("userId", "path", "recordId");

-- CreateIndex
CREATE INDEX "OwnDraft_updatedAt_idx" ON "OwnDraft"("updatedAt");

-- AddForeignKey
ALTER TABLE "OwnDraft" ADD CONSTRAINT "OwnDraft_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
