-- CreateTable
CREATE TABLE "PendingChange" (
    "id" SERIAL NOT NULL,
    "path" TEXT NOT NULL,
    "recordId" INTEGER NOT NULL,
    "baseVersion" INTEGER NOT NULL,
    "data" JSONB NOT NULL,
    "authorName" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PendingChange_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "_MediaToPendingChange" (
    "A" INTEGER NOT NULL,
    "B" INTEGER NOT NULL,

    CONSTRAINT "_MediaToPendingChange_AB_pkey" PRIMARY KEY ("A","B")
);

-- CreateIndex
CREATE UNIQUE INDEX "PendingChange_path_recordId_key" ON "PendingChange"("path", "recordId");

-- CreateIndex
CREATE INDEX "_MediaToPendingChange_B_index" ON "_MediaToPendingChange"("B");

-- AddForeignKey
ALTER TABLE "_MediaToPendingChange" ADD CONSTRAINT "_MediaToPendingChange_A_fkey" FOREIGN KEY ("A") REFERENCES "Media"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_MediaToPendingChange" ADD CONSTRAINT "_MediaToPendingChange_B_fkey" FOREIGN KEY ("B") REFERENCES "PendingChange"("id") ON DELETE CASCADE ON UPDATE CASCADE;
