-- A table's number of rows is the sum of several counters, so that transactions at the same time don't wait for each other:
-- each takes one that is not locked, or makes another. There are never more counters than there were transactions at once.
ALTER TABLE "RowCount" DROP CONSTRAINT "RowCount_pkey";
ALTER TABLE "RowCount" ADD COLUMN "id" SERIAL NOT NULL;
ALTER TABLE "RowCount" ADD CONSTRAINT "RowCount_pkey" PRIMARY KEY ("id");

CREATE OR REPLACE FUNCTION count_rows() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  difference INTEGER;
BEGIN
  SELECT CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END INTO difference FROM changed;
  IF difference = 0 THEN
    RETURN NULL;
  END IF;
  UPDATE "RowCount" SET "rows" = "rows" + difference
    WHERE "id" = (SELECT "id" FROM "RowCount" WHERE "table" = TG_TABLE_NAME LIMIT 1 FOR UPDATE SKIP LOCKED);
  IF NOT FOUND THEN
    INSERT INTO "RowCount" ("table", "rows") VALUES (TG_TABLE_NAME, difference);
  END IF;
  RETURN NULL;
END
$$;

-- Rows made at the same time could get the same place. Where that happened, all are numbered anew, in the order in which they
-- were shown.
UPDATE "Level" AS row SET "order" = numbered.position
  FROM (SELECT "id", row_number() OVER (ORDER BY "order", "id") AS position FROM "Level") AS numbered
  WHERE row."id" = numbered."id" AND EXISTS (SELECT FROM "Level" GROUP BY "order" HAVING count(*) > 1);

UPDATE "NewsCategory" AS row SET "order" = numbered.position
  FROM (SELECT "id", row_number() OVER (ORDER BY "order", "id") AS position FROM "NewsCategory") AS numbered
  WHERE row."id" = numbered."id" AND EXISTS (SELECT FROM "NewsCategory" GROUP BY "order" HAVING count(*) > 1);

UPDATE "Partner" AS row SET "order" = numbered.position
  FROM (SELECT "id", row_number() OVER (ORDER BY "order", "id") AS position FROM "Partner") AS numbered
  WHERE row."id" = numbered."id" AND EXISTS (SELECT FROM "Partner" GROUP BY "order" HAVING count(*) > 1);

UPDATE "Feature" AS row SET "location" = numbered.position
  FROM (
    SELECT "id", row_number() OVER (PARTITION BY "parentId" ORDER BY "location", "id") AS position FROM "Feature"
  ) AS numbered
  WHERE row."id" = numbered."id" AND EXISTS (SELECT FROM "Feature" GROUP BY "parentId", "location" HAVING count(*) > 1);
