-- Whether a session waits for the two-step sign-in is read from the role and the account.
ALTER TABLE "Session" DROP COLUMN "mustSetUpTwoStep",
ADD COLUMN     "failedSignIns" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Setting" ADD COLUMN     "sessionDays" INTEGER NOT NULL DEFAULT 30;

-- CreateTable
CREATE TABLE "SignInNetwork" (
    "userId" INTEGER NOT NULL,
    "network" TEXT NOT NULL,
    "range" TEXT NOT NULL,
    "lastAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SignInNetwork_pkey" PRIMARY KEY ("userId","network")
);

-- CreateIndex
CREATE INDEX "SignInNetwork_lastAt_idx" ON "SignInNetwork"("lastAt");

-- AddForeignKey
ALTER TABLE "SignInNetwork" ADD CONSTRAINT "SignInNetwork_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
