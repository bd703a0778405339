-- How many rows a table has, kept as they come and go: a list tells its total without reading every row.
CREATE TABLE "RowCount" (
    "table" TEXT NOT NULL,
    "rows" INTEGER NOT NULL,

    CONSTRAINT "RowCount_pkey" PRIMARY KEY ("table")
);

CREATE FUNCTION count_rows() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  difference INTEGER;
BEGIN
  SELECT CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END INTO difference FROM changed;
  IF difference <> 0 THEN
    INSERT INTO "RowCount" VALUES (TG_TABLE_NAME, difference)
      ON CONFLICT ("table") DO UPDATE SET "rows" = "RowCount"."rows" + excluded."rows";
  END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION count_no_rows() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "RowCount" WHERE "table" = TG_TABLE_NAME;
  RETURN NULL;
END
$$;

CREATE TRIGGER "NewsArticle_inserted" AFTER INSERT ON "NewsArticle"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE TRIGGER "NewsArticle_deleted" AFTER DELETE ON "NewsArticle"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE TRIGGER "NewsArticle_truncated" AFTER TRUNCATE ON "NewsArticle"
  FOR EACH STATEMENT EXECUTE FUNCTION count_no_rows();

INSERT INTO "RowCount" SELECT 'NewsArticle', count(*) FROM "NewsArticle";
