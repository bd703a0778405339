-- AlterTable
ALTER TABLE "Role" ADD COLUMN     "needsTwoStep" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "search" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "mustSetUpTwoStep" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "viewAsRoleId" INTEGER;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "totpEnabledAt" TIMESTAMPTZ(3),
ADD COLUMN     "totpLastStep" INTEGER,
ADD COLUMN     "totpSecret" TEXT;

-- CreateTable
CREATE TABLE "RecoveryCode" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "codeHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RecoveryCode_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "RecoveryCode_userId_codeHash_key" ON "RecoveryCode"("userId", "codeHash");

-- CreateIndex
CREATE INDEX "Role_search_idx" ON "Role" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Session_viewAsRoleId_idx" ON "Session"("viewAsRoleId");

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_viewAsRoleId_fkey" FOREIGN KEY ("viewAsRoleId") REFERENCES "Role"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RecoveryCode" ADD CONSTRAINT "RecoveryCode_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Role" ALTER COLUMN "search" SET STATISTICS 1000;
CREATE TRIGGER "Role_search" BEFORE INSERT OR UPDATE OF "name" ON "Role"
  FOR EACH ROW EXECUTE FUNCTION set_search('name');
-- Runs the trigger for the rows that are there.
UPDATE "Role" SET "name" = "name";
