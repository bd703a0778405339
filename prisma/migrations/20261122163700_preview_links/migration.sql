-- CreateTable
CREATE TABLE "PreviewLink" (
    "id" SERIAL NOT NULL,
    "path" TEXT NOT NULL,
    "recordId" INTEGER NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "makerId" INTEGER NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PreviewLink_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "PreviewLink_tokenHash_key" ON "PreviewLink"("tokenHash");

-- CreateIndex
CREATE INDEX "PreviewLink_path_recordId_idx" ON "PreviewLink"("path", "recordId");

-- CreateIndex
CREATE INDEX "PreviewLink_makerId_idx" ON "PreviewLink"("makerId");

-- CreateIndex
CREATE INDEX "PreviewLink_expiresAt_idx" ON "PreviewLink"("expiresAt");

-- AddForeignKey
ALTER TABLE "PreviewLink" ADD CONSTRAINT "PreviewLink_makerId_fkey" FOREIGN KEY ("makerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
