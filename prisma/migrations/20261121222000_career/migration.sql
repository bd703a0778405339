-- CreateEnum
CREATE TYPE "WorkMode" AS ENUM ('onsite', 'hybrid', 'remote');

-- CreateEnum
CREATE TYPE "EmploymentType" AS ENUM ('fullTime', 'partTime', 'contract', 'temporary', 'internship');

-- CreateEnum
CREATE TYPE "Currency" AS ENUM ('VND', 'USD');

-- CreateEnum
CREATE TYPE "SalaryPeriod" AS ENUM ('hour', 'day', 'month', 'year');

-- CreateEnum
CREATE TYPE "JobState" AS ENUM ('open', 'lock');

-- CreateEnum
CREATE TYPE "CandidateStage" AS ENUM ('new', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn');

-- CreateTable
CREATE TABLE "Position" (
    "id" SERIAL NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameVi" TEXT NOT NULL,
    "descriptionEn" TEXT,
    "descriptionVi" TEXT,
    "order" INTEGER NOT NULL DEFAULT 0,
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Position_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Source" (
    "id" SERIAL NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameVi" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "order" INTEGER NOT NULL DEFAULT 0,
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Source_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "JobPost" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "titleEn" TEXT,
    "titleVi" TEXT,
    "descriptionEn" TEXT,
    "descriptionVi" TEXT,
    "requirementEn" TEXT,
    "requirementVi" TEXT,
    "benefitEn" TEXT,
    "benefitVi" TEXT,
    "locationEn" TEXT,
    "locationVi" TEXT,
    "positionId" INTEGER,
    "levelId" INTEGER,
    "workMode" "WorkMode" NOT NULL DEFAULT 'onsite',
    "employmentType" "EmploymentType" NOT NULL DEFAULT 'fullTime',
    "quantity" INTEGER NOT NULL DEFAULT 1,
    "salaryMin" DOUBLE PRECISION,
    "salaryMax" DOUBLE PRECISION,
    "negotiable" BOOLEAN NOT NULL DEFAULT false,
    "currency" "Currency" NOT NULL DEFAULT 'VND',
    "period" "SalaryPeriod" NOT NULL DEFAULT 'month',
    "deadline" TIMESTAMPTZ(3),
    "state" "JobState" NOT NULL DEFAULT 'open',
    "status" "PublishStatus" NOT NULL DEFAULT 'draft',
    "publishAt" TIMESTAMPTZ(3),
    "unpublishAt" TIMESTAMPTZ(3),
    "visibleEn" BOOLEAN NOT NULL DEFAULT true,
    "visibleVi" BOOLEAN NOT NULL DEFAULT true,
    "metaTitleEn" TEXT,
    "metaTitleVi" TEXT,
    "metaDescriptionEn" TEXT,
    "metaDescriptionVi" TEXT,
    "shareImageId" INTEGER,
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "JobPost_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Candidate" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "introduction" TEXT NOT NULL DEFAULT '',
    "locale" TEXT NOT NULL DEFAULT 'en',
    "appliedAt" TIMESTAMPTZ(3) NOT NULL,
    "jobPostId" INTEGER,
    "jobTitleEn" TEXT,
    "jobTitleVi" TEXT,
    "sourceId" INTEGER,
    "stage" "CandidateStage" NOT NULL DEFAULT 'new',
    "rating" INTEGER,
    "assigneeId" INTEGER,
    "consentAt" TIMESTAMPTZ(3),
    "consentVersion" INTEGER,
    "retentionAt" TIMESTAMPTZ(3) NOT NULL,
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Candidate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CandidateCv" (
    "id" SERIAL NOT NULL,
    "candidateId" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "filename" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "uploadedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CandidateCv_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CandidateStageChange" (
    "id" SERIAL NOT NULL,
    "candidateId" INTEGER NOT NULL,
    "from" "CandidateStage",
    "to" "CandidateStage" NOT NULL,
    "actorName" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CandidateStageChange_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CandidateNote" (
    "id" SERIAL NOT NULL,
    "candidateId" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "authorId" INTEGER,
    "authorName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CandidateNote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "_jobPostIllustrations" (
    "A" INTEGER NOT NULL,
    "B" INTEGER NOT NULL,

    CONSTRAINT "_jobPostIllustrations_AB_pkey" PRIMARY KEY ("A","B")
);

-- CreateIndex
CREATE UNIQUE INDEX "Position_nameEn_key" ON "Position"("nameEn");

-- CreateIndex
CREATE UNIQUE INDEX "Position_nameVi_key" ON "Position"("nameVi");

-- CreateIndex
CREATE INDEX "Position_order_idx" ON "Position"("order");

-- CreateIndex
CREATE INDEX "Position_search_idx" ON "Position" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "Source_nameEn_key" ON "Source"("nameEn");

-- CreateIndex
CREATE UNIQUE INDEX "Source_nameVi_key" ON "Source"("nameVi");

-- CreateIndex
CREATE UNIQUE INDEX "Source_value_key" ON "Source"("value");

-- CreateIndex
CREATE INDEX "Source_order_idx" ON "Source"("order");

-- CreateIndex
CREATE INDEX "Source_search_idx" ON "Source" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "JobPost_slug_key" ON "JobPost"("slug");

-- CreateIndex
CREATE INDEX "JobPost_createdAt_id_idx" ON "JobPost"("createdAt", "id");

-- CreateIndex
CREATE INDEX "JobPost_titleEn_id_idx" ON "JobPost"("titleEn", "id");

-- CreateIndex
CREATE INDEX "JobPost_titleVi_id_idx" ON "JobPost"("titleVi", "id");

-- CreateIndex
CREATE INDEX "JobPost_publishAt_id_idx" ON "JobPost"("publishAt", "id");

-- CreateIndex
CREATE INDEX "JobPost_status_publishAt_id_idx" ON "JobPost"("status", "publishAt", "id");

-- CreateIndex
CREATE INDEX "JobPost_deadline_id_idx" ON "JobPost"("deadline", "id");

-- CreateIndex
CREATE INDEX "JobPost_unpublishAt_idx" ON "JobPost"("unpublishAt");

-- CreateIndex
CREATE INDEX "JobPost_positionId_idx" ON "JobPost"("positionId");

-- CreateIndex
CREATE INDEX "JobPost_levelId_idx" ON "JobPost"("levelId");

-- CreateIndex
CREATE INDEX "JobPost_shareImageId_idx" ON "JobPost"("shareImageId");

-- CreateIndex
CREATE INDEX "JobPost_search_idx" ON "JobPost" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Candidate_email_idx" ON "Candidate"("email");

-- CreateIndex
CREATE INDEX "Candidate_appliedAt_id_idx" ON "Candidate"("appliedAt", "id");

-- CreateIndex
CREATE INDEX "Candidate_name_id_idx" ON "Candidate"("name", "id");

-- CreateIndex
CREATE INDEX "Candidate_rating_id_idx" ON "Candidate"("rating", "id");

-- CreateIndex
CREATE INDEX "Candidate_stage_appliedAt_id_idx" ON "Candidate"("stage", "appliedAt", "id");

-- CreateIndex
CREATE INDEX "Candidate_jobPostId_appliedAt_id_idx" ON "Candidate"("jobPostId", "appliedAt", "id");

-- CreateIndex
CREATE INDEX "Candidate_assigneeId_appliedAt_id_idx" ON "Candidate"("assigneeId", "appliedAt", "id");

-- CreateIndex
CREATE INDEX "Candidate_sourceId_appliedAt_id_idx" ON "Candidate"("sourceId", "appliedAt", "id");

-- CreateIndex
CREATE INDEX "Candidate_search_idx" ON "Candidate" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "Candidate_jobPostId_email_key" ON "Candidate"("jobPostId", "email");

-- CreateIndex
CREATE UNIQUE INDEX "CandidateCv_key_key" ON "CandidateCv"("key");

-- CreateIndex
CREATE UNIQUE INDEX "CandidateCv_candidateId_sha256_key" ON "CandidateCv"("candidateId", "sha256");

-- CreateIndex
CREATE INDEX "CandidateStageChange_candidateId_id_idx" ON "CandidateStageChange"("candidateId", "id");

-- CreateIndex
CREATE INDEX "CandidateNote_candidateId_id_idx" ON "CandidateNote"("candidateId", "id");

-- CreateIndex
CREATE INDEX "CandidateNote_authorId_idx" ON "CandidateNote"("authorId");

-- CreateIndex
CREATE INDEX "_jobPostIllustrations_B_index" ON "_jobPostIllustrations"("B");

-- AddForeignKey
ALTER TABLE "JobPost" ADD CONSTRAINT "JobPost_positionId_fkey" FOREIGN KEY ("positionId") REFERENCES "Position"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobPost" ADD CONSTRAINT "JobPost_levelId_fkey" FOREIGN KEY ("levelId") REFERENCES "Level"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobPost" ADD CONSTRAINT "JobPost_shareImageId_fkey" FOREIGN KEY ("shareImageId") REFERENCES "Media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Candidate" ADD CONSTRAINT "Candidate_jobPostId_fkey" FOREIGN KEY ("jobPostId") REFERENCES "JobPost"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Candidate" ADD CONSTRAINT "Candidate_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Candidate" ADD CONSTRAINT "Candidate_assigneeId_fkey" FOREIGN KEY ("assigneeId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CandidateCv" ADD CONSTRAINT "CandidateCv_candidateId_fkey" FOREIGN KEY ("candidateId") REFERENCES "Candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CandidateStageChange" ADD CONSTRAINT "CandidateStageChange_candidateId_fkey" FOREIGN KEY ("candidateId") REFERENCES "Candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CandidateNote" ADD CONSTRAINT "CandidateNote_candidateId_fkey" FOREIGN KEY ("candidateId") REFERENCES "Candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CandidateNote" ADD CONSTRAINT "CandidateNote_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_jobPostIllustrations" ADD CONSTRAINT "_jobPostIllustrations_A_fkey" FOREIGN KEY ("A") REFERENCES "JobPost"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_jobPostIllustrations" ADD CONSTRAINT "_jobPostIllustrations_B_fkey" FOREIGN KEY ("B") REFERENCES "Media"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What lists search in.
CREATE TRIGGER "Position_search" BEFORE INSERT OR UPDATE OF "nameEn", "nameVi" ON "Position"
  FOR EACH ROW EXECUTE FUNCTION set_search('nameEn', 'nameVi');
CREATE TRIGGER "Source_search" BEFORE INSERT OR UPDATE OF "nameEn", "nameVi", "value" ON "Source"
  FOR EACH ROW EXECUTE FUNCTION set_search('nameEn', 'nameVi', 'value');
CREATE TRIGGER "JobPost_search" BEFORE INSERT OR UPDATE OF "titleEn", "titleVi" ON "JobPost"
  FOR EACH ROW EXECUTE FUNCTION set_search('titleEn', 'titleVi');
CREATE TRIGGER "Candidate_search" BEFORE INSERT OR UPDATE OF "name", "email", "phone" ON "Candidate"
  FOR EACH ROW EXECUTE FUNCTION set_search('name', 'email', 'phone');

-- "Published now" is one range of an index: no published post is without a time.
ALTER TABLE "JobPost" ADD CONSTRAINT "JobPost_published_at" CHECK ("status" <> 'published' OR "publishAt" IS NOT NULL);

-- Rows are counted by the values of a column too: grouping a hundred thousand candidates by stage reads them all.
ALTER TABLE "RowCount" ADD COLUMN "column" TEXT NOT NULL DEFAULT '', ADD COLUMN "value" TEXT NOT NULL DEFAULT '';

-- Several counters make one number, so that transactions at the same time don't wait for each other: see concurrent_writes.
CREATE FUNCTION add_to_count(counted TEXT, by_column TEXT, of_value TEXT, difference INTEGER) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "RowCount" SET "rows" = "rows" + difference WHERE "id" = (
    SELECT "id" FROM "RowCount" WHERE "table" = counted AND "column" = by_column AND "value" = of_value
    LIMIT 1 FOR UPDATE SKIP LOCKED
  );
  IF NOT FOUND THEN
    INSERT INTO "RowCount" ("table", "column", "value", "rows") VALUES (counted, by_column, of_value, difference);
  END IF;
END
$$;

CREATE OR REPLACE FUNCTION count_rows() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  difference INTEGER;
BEGIN
  SELECT CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END INTO difference FROM changed;
  IF difference <> 0 THEN
    PERFORM add_to_count(TG_TABLE_NAME, '', '', difference);
  END IF;
  RETURN NULL;
END
$$;

-- The arguments name the columns. The transition tables are "added" and "removed", as far as the statement has them.
CREATE FUNCTION count_rows_by() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  by_column TEXT;
  entry RECORD;
  changes TEXT := concat_ws(' UNION ALL ',
    CASE WHEN TG_OP <> 'DELETE' THEN 'SELECT coalesce(%1$I::text, '''') AS of_value, 1 AS difference FROM added' END,
    CASE WHEN TG_OP <> 'INSERT' THEN 'SELECT coalesce(%1$I::text, '''') AS of_value, -1 AS difference FROM removed' END);
BEGIN
  FOREACH by_column IN ARRAY TG_ARGV LOOP
    FOR entry IN EXECUTE format(
      'SELECT of_value, sum(difference)::int AS difference FROM (' || changes || ') AS change GROUP BY 1 HAVING sum(difference) <> 0',
      by_column
    ) LOOP
      PERFORM add_to_count(TG_TABLE_NAME, by_column, entry.of_value, entry.difference);
    END LOOP;
  END LOOP;
  RETURN NULL;
END
$$;

CREATE TRIGGER "Candidate_inserted" AFTER INSERT ON "Candidate"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE TRIGGER "Candidate_deleted" AFTER DELETE ON "Candidate"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE TRIGGER "Candidate_inserted_by" AFTER INSERT ON "Candidate"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_rows_by('stage', 'sourceId');
CREATE TRIGGER "Candidate_updated_by" AFTER UPDATE ON "Candidate"
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_rows_by('stage', 'sourceId');
CREATE TRIGGER "Candidate_deleted_by" AFTER DELETE ON "Candidate"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_rows_by('stage', 'sourceId');
CREATE TRIGGER "Candidate_truncated" AFTER TRUNCATE ON "Candidate"
  FOR EACH STATEMENT EXECUTE FUNCTION count_no_rows();
