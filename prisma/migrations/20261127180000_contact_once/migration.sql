-- Telephone and email are told once, in the company information. Those of the settings were shown to visitors, so they are kept; what
-- they replace is in the log.
INSERT INTO "Company" ("id", "updatedAt")
  SELECT 1, now() FROM "Setting" WHERE "id" = 1 AND ("email" IS NOT NULL OR "phone" IS NOT NULL)
  ON CONFLICT DO NOTHING;

WITH "change" AS (
  SELECT jsonb_strip_nulls(jsonb_build_object(
    'email', CASE WHEN s."email" <> coalesce(c."email", '') THEN jsonb_build_array(coalesce(to_jsonb(c."email"), 'null'), s."email") END,
    'phone', CASE WHEN s."phone" <> coalesce(c."phone", '') THEN jsonb_build_array(coalesce(to_jsonb(c."phone"), 'null'), s."phone") END
  )) AS "fields"
  FROM "Setting" s, "Company" c WHERE s."id" = 1 AND c."id" = 1
), "changed" AS (
  UPDATE "Company" c SET
    "email" = coalesce("fields" -> 'email' ->> 1, c."email"),
    "phone" = coalesce("fields" -> 'phone' ->> 1, c."phone"),
    "version" = c."version" + 1,
    "updatedAt" = now()
  FROM "change" WHERE c."id" = 1 AND "fields" <> '{}'
  RETURNING c."version", "fields"
)
INSERT INTO "Activity" ("actorName", "action", "path", "recordId", "recordName", "version", "changes")
  SELECT '', 'update', '/admin/company-info', 1, (SELECT "nameEn" FROM "Company" WHERE "id" = 1), "version", "fields" FROM "changed";

-- Links to networks are one list of any length, in the order in which they were shown.
ALTER TABLE "Setting" ADD COLUMN "socialLinks" JSONB NOT NULL DEFAULT '[]';

UPDATE "Setting" SET "socialLinks" = (
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', "name", 'href', "href") ORDER BY "place"), '[]')
  FROM (VALUES (1, 'zalo', "zalo"), (2, 'facebook', "facebook"), (3, 'linkedin', "linkedin"), (4, 'youtube', "youtube"))
    AS "link" ("place", "name", "href")
  WHERE "href" IS NOT NULL
);

-- Telephone and email are in the company information now, the links in the list.
ALTER TABLE "Setting" DROP COLUMN "email", DROP COLUMN "phone", DROP COLUMN "zalo", DROP COLUMN "facebook",
  DROP COLUMN "linkedin", DROP COLUMN "youtube";
