-- CreateEnum
CREATE TYPE "SubmissionState" AS ENUM ('waiting', 'replaced');

-- DropIndex
DROP INDEX "CandidateCv_candidateId_sha256_key";

-- AlterTable
ALTER TABLE "CandidateCv" ADD COLUMN     "submissionId" INTEGER;

-- CreateTable
CREATE TABLE "CandidateSubmission" (
    "id" SERIAL NOT NULL,
    "candidateId" INTEGER NOT NULL,
    "state" "SubmissionState" NOT NULL DEFAULT 'waiting',
    "name" TEXT NOT NULL,
    "phone" TEXT,
    "introduction" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "sourceId" INTEGER,
    "consentAt" TIMESTAMPTZ(3),
    "consentVersion" INTEGER,
    "doubt" "Doubt",
    "ip" TEXT,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CandidateSubmission_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "CandidateSubmission_candidateId_state_id_idx" ON "CandidateSubmission"("candidateId", "state", "id");

-- CreateIndex
CREATE INDEX "CandidateSubmission_sourceId_idx" ON "CandidateSubmission"("sourceId");

-- CreateIndex
CREATE UNIQUE INDEX "CandidateCv_submissionId_key" ON "CandidateCv"("submissionId");

-- CreateIndex
CREATE INDEX "CandidateCv_candidateId_idx" ON "CandidateCv"("candidateId");

-- AddForeignKey
ALTER TABLE "CandidateCv" ADD CONSTRAINT "CandidateCv_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "CandidateSubmission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CandidateSubmission" ADD CONSTRAINT "CandidateSubmission_candidateId_fkey" FOREIGN KEY ("candidateId") REFERENCES "Candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CandidateSubmission" ADD CONSTRAINT "CandidateSubmission_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A candidate's own CVs hold the same file once; not in the Prisma schema, which knows no partial indexes.
CREATE UNIQUE INDEX "CandidateCv_candidateId_sha256_key" ON "CandidateCv"("candidateId", "sha256") WHERE "submissionId" IS NULL;
