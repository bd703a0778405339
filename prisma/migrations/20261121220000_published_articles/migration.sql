-- A published article always has the moment from which visitors see it. One that had none was shown with the day it was written.
UPDATE "NewsArticle" SET "publishAt" = "createdAt" WHERE "status" = 'published' AND "publishAt" IS NULL;

ALTER TABLE "NewsArticle" ADD CONSTRAINT "NewsArticle_published_has_publishAt"
  CHECK ("status" <> 'published' OR "publishAt" IS NOT NULL);

-- DropIndex
DROP INDEX "NewsArticle_categoryId_publishAt_idx";

-- DropIndex
DROP INDEX "NewsArticle_status_publishAt_id_idx";

-- CreateTable
CREATE TABLE "PublishedArticleCount" (
    "id" SERIAL NOT NULL,
    "categoryId" INTEGER,
    "visibleEn" BOOLEAN NOT NULL,
    "visibleVi" BOOLEAN NOT NULL,
    "rows" INTEGER NOT NULL,

    CONSTRAINT "PublishedArticleCount_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PublishedArticleCount_categoryId_visibleEn_visibleVi_idx" ON "PublishedArticleCount"("categoryId", "visibleEn", "visibleVi");

-- CreateIndex
CREATE INDEX "NewsArticle_featured_publishAt_id_idx" ON "NewsArticle"("featured", "publishAt", "id");

-- CreateIndex
CREATE INDEX "NewsArticle_status_visibleEn_publishAt_id_unpublishAt_idx" ON "NewsArticle"("status", "visibleEn", "publishAt", "id", "unpublishAt");

-- CreateIndex
CREATE INDEX "NewsArticle_status_visibleVi_publishAt_id_unpublishAt_idx" ON "NewsArticle"("status", "visibleVi", "publishAt", "id", "unpublishAt");

-- CreateIndex
CREATE INDEX "NewsArticle_categoryId_status_visibleEn_publishAt_id_unpubl_idx" ON "NewsArticle"("categoryId", "status", "visibleEn", "publishAt", "id", "unpublishAt");

-- CreateIndex
CREATE INDEX "NewsArticle_categoryId_status_visibleVi_publishAt_id_unpubl_idx" ON "NewsArticle"("categoryId", "status", "visibleVi", "publishAt", "id", "unpublishAt");

-- The published articles are counted as they are written: counting a hundred thousand takes longer than all else of a page.
CREATE FUNCTION add_published_articles(category INTEGER, in_english BOOLEAN, in_vietnamese BOOLEAN, difference INTEGER)
RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "PublishedArticleCount" SET "rows" = "rows" + difference WHERE "id" = (
    SELECT "id" FROM "PublishedArticleCount"
    WHERE "categoryId" IS NOT DISTINCT FROM category AND "visibleEn" = in_english AND "visibleVi" = in_vietnamese
    LIMIT 1 FOR UPDATE SKIP LOCKED
  );
  IF NOT FOUND THEN
    INSERT INTO "PublishedArticleCount" ("categoryId", "visibleEn", "visibleVi", "rows")
      VALUES (category, in_english, in_vietnamese, difference);
  END IF;
END
$$;

CREATE FUNCTION count_published_articles() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_published_articles("categoryId", "visibleEn", "visibleVi", count(*)::int)
      FROM written WHERE "status" = 'published' GROUP BY "categoryId", "visibleEn", "visibleVi";
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM add_published_articles("categoryId", "visibleEn", "visibleVi", -count(*)::int)
      FROM replaced WHERE "status" = 'published' GROUP BY "categoryId", "visibleEn", "visibleVi";
  ELSE
    PERFORM add_published_articles("categoryId", "visibleEn", "visibleVi", sum("sign")::int)
      FROM (
        SELECT "categoryId", "visibleEn", "visibleVi", 1 AS "sign" FROM written WHERE "status" = 'published'
        UNION ALL
        SELECT "categoryId", "visibleEn", "visibleVi", -1 FROM replaced WHERE "status" = 'published'
      ) AS changes
      GROUP BY "categoryId", "visibleEn", "visibleVi" HAVING sum("sign") <> 0;
  END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION count_no_published_articles() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "PublishedArticleCount";
  RETURN NULL;
END
$$;

CREATE TRIGGER "NewsArticle_published_inserted" AFTER INSERT ON "NewsArticle"
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION count_published_articles();
CREATE TRIGGER "NewsArticle_published_updated" AFTER UPDATE ON "NewsArticle"
  REFERENCING OLD TABLE AS replaced NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION count_published_articles();
CREATE TRIGGER "NewsArticle_published_deleted" AFTER DELETE ON "NewsArticle"
  REFERENCING OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION count_published_articles();
CREATE TRIGGER "NewsArticle_published_truncated" AFTER TRUNCATE ON "NewsArticle"
  FOR EACH STATEMENT EXECUTE FUNCTION count_no_published_articles();

INSERT INTO "PublishedArticleCount" ("categoryId", "visibleEn", "visibleVi", "rows")
  SELECT "categoryId", "visibleEn", "visibleVi", count(*) FROM "NewsArticle" WHERE "status" = 'published'
  GROUP BY "categoryId", "visibleEn", "visibleVi";
