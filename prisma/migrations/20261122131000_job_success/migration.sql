-- AlterTable
ALTER TABLE "Job" ADD COLUMN     "lastSucceededAt" TIMESTAMPTZ(3);

UPDATE "Job" SET "lastSucceededAt" = "lastFinishedAt" WHERE "lastError" IS NULL;
