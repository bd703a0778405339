-- CreateEnum
CREATE TYPE "FileRemovalState" AS ENUM ('restorable', 'due', 'running');

-- CreateTable
CREATE TABLE "FileRemoval" (
    "folder" TEXT NOT NULL,
    "state" "FileRemovalState" NOT NULL,
    "removedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FileRemoval_pkey" PRIMARY KEY ("folder")
);

-- CreateIndex
CREATE INDEX "FileRemoval_state_removedAt_idx" ON "FileRemoval"("state", "removedAt");

-- Records the removal of stored files with the end of their row, whoever ends it: a form, a cascade, a job. A killed process can't
-- forget it. The arguments of a trigger are the folder and the first state.
CREATE FUNCTION record_file_removal() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "FileRemoval" ("folder", "state") VALUES (TG_ARGV[0] || '/' || OLD."key", TG_ARGV[1]::"FileRemovalState")
  ON CONFLICT ("folder") DO UPDATE SET "state" = EXCLUDED."state", "removedAt" = EXCLUDED."removedAt";
  RETURN NULL;
END
$$;

CREATE TRIGGER "Media_file_removal" AFTER DELETE ON "Media"
  FOR EACH ROW EXECUTE FUNCTION record_file_removal('media', 'restorable');
CREATE TRIGGER "Media_file_replacement" AFTER UPDATE OF "key" ON "Media"
  FOR EACH ROW WHEN (OLD."key" <> NEW."key") EXECUTE FUNCTION record_file_removal('media', 'due');
CREATE TRIGGER "ShareCard_file_removal" AFTER DELETE ON "ShareCard"
  FOR EACH ROW EXECUTE FUNCTION record_file_removal('media', 'due');
CREATE TRIGGER "CandidateCv_file_removal" AFTER DELETE ON "CandidateCv"
  FOR EACH ROW EXECUTE FUNCTION record_file_removal('cv', 'due');
CREATE TRIGGER "HeldCv_file_removal" AFTER DELETE ON "HeldCv"
  FOR EACH ROW EXECUTE FUNCTION record_file_removal('cv', 'due');
CREATE TRIGGER "Attachment_file_removal" AFTER DELETE ON "Attachment"
  FOR EACH ROW EXECUTE FUNCTION record_file_removal('attachment', 'due');

-- Earlier versions moved the files of a deleted row to "aside" after the commit. A killed process left them in "media", or in both.
-- Files that came back left a copy in "aside".
INSERT INTO "FileRemoval" ("folder", "state", "removedAt")
SELECT "folder", 'restorable', max("removedAt") FROM (
  SELECT root || '/' || ("changes" -> 'attached' -> 0 ->> 'key') AS "folder", "createdAt" AS "removedAt"
  FROM "Activity", unnest(ARRAY['media', 'aside']) AS root
  WHERE "path" = '/admin/media' AND "action" = 'delete' AND "createdAt" > CURRENT_TIMESTAMP - INTERVAL '60 days'
    AND "changes" -> 'attached' -> 0 ->> 'key' IS NOT NULL
) AS deletion
WHERE NOT EXISTS (SELECT FROM "Media" WHERE "folder" = 'media/' || "key")
GROUP BY "folder";
