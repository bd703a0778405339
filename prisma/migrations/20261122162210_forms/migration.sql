-- CreateTable
CREATE TABLE "HeldCv" (
    "key" TEXT NOT NULL,
    "filename" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "network" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "HeldCv_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "Receipt" (
    "hash" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Receipt_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE INDEX "HeldCv_expiresAt_idx" ON "HeldCv"("expiresAt");

-- CreateIndex
CREATE INDEX "Receipt_expiresAt_idx" ON "Receipt"("expiresAt");
