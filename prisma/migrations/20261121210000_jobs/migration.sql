-- CreateTable
CREATE TABLE "Job" (
    "name" TEXT NOT NULL,
    "nextRunAt" TIMESTAMPTZ(3) NOT NULL,
    "leaseOwner" TEXT,
    "leaseUntil" TIMESTAMPTZ(3),
    "lastStartedAt" TIMESTAMPTZ(3),
    "lastFinishedAt" TIMESTAMPTZ(3),
    "lastError" TEXT,

    CONSTRAINT "Job_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "AccountToken_expiresAt_idx" ON "AccountToken"("expiresAt");
