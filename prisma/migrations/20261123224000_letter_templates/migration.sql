-- CreateTable
CREATE TABLE "LetterTemplate" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "stage" "CandidateStage",
    "subjectEn" TEXT NOT NULL,
    "subjectVi" TEXT NOT NULL,
    "textEn" TEXT NOT NULL,
    "textVi" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LetterTemplate_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "LetterTemplate_name_key" ON "LetterTemplate"("name");
