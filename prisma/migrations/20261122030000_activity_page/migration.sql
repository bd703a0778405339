-- DropIndex
DROP INDEX "Activity_createdAt_idx";

-- AlterTable
ALTER TABLE "Activity" ADD COLUMN     "search" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "Activity_createdAt_id_idx" ON "Activity"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Activity_actorId_createdAt_id_idx" ON "Activity"("actorId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Activity_path_createdAt_id_idx" ON "Activity"("path", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Activity_action_createdAt_id_idx" ON "Activity"("action", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Activity_search_idx" ON "Activity" USING GIN ("search" gin_trgm_ops);

ALTER TABLE "Activity" ALTER COLUMN "search" SET STATISTICS 1000;
CREATE TRIGGER "Activity_search" BEFORE INSERT OR UPDATE OF "recordName", "actorName" ON "Activity"
  FOR EACH ROW EXECUTE FUNCTION set_search('recordName', 'actorName');
-- Runs the trigger for the rows that are there.
UPDATE "Activity" SET "recordName" = "recordName";

-- How many entries there are, counted as they come and go: see the migrations row_counts and concurrent_writes.
CREATE TRIGGER "Activity_inserted" AFTER INSERT ON "Activity"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE TRIGGER "Activity_deleted" AFTER DELETE ON "Activity"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE TRIGGER "Activity_truncated" AFTER TRUNCATE ON "Activity"
  FOR EACH STATEMENT EXECUTE FUNCTION count_no_rows();

INSERT INTO "RowCount" ("table", "rows") SELECT 'Activity', count(*) FROM "Activity";
