-- Pages consist of parts. The rich text of a page becomes a part of the kind "text". "contentEn" and "contentVi" are generated from
-- the parts from now on, so that site search and links between records read them as before.

ALTER TABLE "Page" ADD COLUMN "parts" JSONB NOT NULL DEFAULT '[]';

CREATE FUNCTION text_part("id" INTEGER, "contentEn" TEXT, "contentVi" TEXT) RETURNS JSONB LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN "contentEn" IS NULL AND "contentVi" IS NULL THEN '[]' ELSE jsonb_build_array(jsonb_build_object(
    'id', 'text-' || "id" || '-0000', 'kind', 'text', 'tone', 'plain', 'titleEn', NULL, 'titleVi', NULL,
    'contentEn', "contentEn", 'contentVi', "contentVi", 'visibleEn', true, 'visibleVi', true
  )) END
$$;

-- Versions in the activity log, from the newest to the oldest, because an entry has only what changed.
DO $$
DECLARE
  page RECORD;
  entry RECORD;
  en TEXT;
  vi TEXT;
  former_en TEXT;
  former_vi TEXT;
BEGIN
  FOR page IN
    SELECT a."recordId" AS "id", p."contentEn", p."contentVi"
    FROM (SELECT DISTINCT "recordId" FROM "Activity" WHERE "path" = '/admin/page' AND "changes" ?| ARRAY['contentEn', 'contentVi']) a
      LEFT JOIN "Page" p ON p."id" = a."recordId"
  LOOP
    en := page."contentEn";
    vi := page."contentVi";
    FOR entry IN
      SELECT * FROM "Activity" WHERE "path" = '/admin/page' AND "recordId" = page."id"
        AND "changes" ?| ARRAY['contentEn', 'contentVi'] ORDER BY "version" DESC, "id" DESC
    LOOP
      -- A deleted page is not in the table: the entry says what it left behind.
      IF entry."changes" ? 'contentEn' THEN en := entry."changes" #>> '{contentEn,1}'; END IF;
      IF entry."changes" ? 'contentVi' THEN vi := entry."changes" #>> '{contentVi,1}'; END IF;
      former_en := CASE WHEN entry."changes" ? 'contentEn' THEN entry."changes" #>> '{contentEn,0}' ELSE en END;
      former_vi := CASE WHEN entry."changes" ? 'contentVi' THEN entry."changes" #>> '{contentVi,0}' ELSE vi END;
      UPDATE "Activity" SET "changes" = "changes" - 'contentEn' - 'contentVi' || jsonb_build_object('parts', jsonb_build_array(
        CASE entry."action" WHEN 'create' THEN NULL ELSE text_part(page."id", former_en, former_vi) END,
        CASE entry."action" WHEN 'delete' THEN NULL ELSE text_part(page."id", en, vi) END
      )) WHERE "id" = entry."id";
      en := former_en;
      vi := former_vi;
    END LOOP;
  END LOOP;
END
$$;

UPDATE "PendingChange" AS c SET "data" = c."data" - 'contentEn' - 'contentVi' || jsonb_build_object('parts', text_part(
    p."id",
    CASE WHEN c."data" ? 'contentEn' THEN c."data" ->> 'contentEn' ELSE p."contentEn" END,
    CASE WHEN c."data" ? 'contentVi' THEN c."data" ->> 'contentVi' ELSE p."contentVi" END
  ))
FROM "Page" p WHERE c."path" = '/admin/page' AND c."recordId" = p."id" AND c."data" ?| ARRAY['contentEn', 'contentVi'];

-- Unsaved input, as the browser wrote it.
UPDATE "OwnDraft" AS d SET "json" = jsonb_set(
    d."json"::JSONB #- '{json,values,contentEn}' #- '{json,values,contentVi}', '{json,values,parts}', text_part(
      d."recordId",
      CASE WHEN typed."values" ? 'contentEn' THEN typed."values" ->> 'contentEn' ELSE p."contentEn" END,
      CASE WHEN typed."values" ? 'contentVi' THEN typed."values" ->> 'contentVi' ELSE p."contentVi" END
    )
  )::TEXT
FROM (SELECT "id", "json"::JSONB #> '{json,values}' AS "values" FROM "OwnDraft" WHERE "path" = '/admin/page') AS typed
  JOIN "OwnDraft" o ON o."id" = typed."id" LEFT JOIN "Page" p ON p."id" = o."recordId"
WHERE d."id" = typed."id" AND typed."values" ?| ARRAY['contentEn', 'contentVi'];

UPDATE "Page" SET "parts" = text_part("id", "contentEn", "contentVi");

-- All texts of the visible parts in a language, in their order, as HTML. Rich texts are named content…; other texts are escaped.
-- Texts of nested items count too.
CREATE FUNCTION part_html(parts JSONB, language TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT nullif(string_agg(
    CASE WHEN field.key = 'content' || language THEN field.value #>> '{}'
      ELSE '<p>' || replace(replace(replace(field.value #>> '{}', '&', '&amp;'), '<', '&lt;'), '>', '&gt;') || '</p>' END,
    '' ORDER BY part.place, node.place, field.key = 'title' || language DESC, field.key), '')
  FROM jsonb_array_elements(parts) WITH ORDINALITY AS part (value, place),
    jsonb_path_query(part.value, 'strict $.** ? (@.type() == "object")') WITH ORDINALITY AS node (value, place),
    jsonb_each(node.value) AS field
  WHERE (part.value ->> ('visible' || language))::BOOLEAN AND jsonb_typeof(field.value) = 'string'
    AND field.key LIKE '%' || language
$$;

-- Whether a visible part has a text in the other language only.
CREATE FUNCTION part_lacks(parts JSONB, language TEXT, other TEXT) RETURNS BOOLEAN LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT EXISTS (
    SELECT FROM jsonb_array_elements(parts) AS part (value),
      jsonb_path_query(part.value, 'strict $.** ? (@.type() == "object")') AS node (value),
      jsonb_each(node.value) AS field
    WHERE (part.value ->> ('visible' || language))::BOOLEAN AND jsonb_typeof(field.value) = 'string'
      AND field.key LIKE '%' || other
      AND node.value ->> (left(field.key, length(field.key) - length(other)) || language) IS NULL
  )
$$;

-- The triggers are made anew, unchanged: they belong to the columns.
DROP TRIGGER "Page_text_links" ON "Page";
DROP TRIGGER "Page_search_entry" ON "Page";
ALTER TABLE "Page" DROP COLUMN "contentEn", DROP COLUMN "contentVi";
ALTER TABLE "Page"
  ADD COLUMN "contentEn" TEXT GENERATED ALWAYS AS (part_html("parts", 'En')) STORED,
  ADD COLUMN "contentVi" TEXT GENERATED ALWAYS AS (part_html("parts", 'Vi')) STORED,
  ADD COLUMN "lacksEn" BOOLEAN GENERATED ALWAYS AS (part_lacks("parts", 'En', 'Vi')) STORED,
  ADD COLUMN "lacksVi" BOOLEAN GENERATED ALWAYS AS (part_lacks("parts", 'Vi', 'En')) STORED;
CREATE TRIGGER "Page_text_links" AFTER INSERT OR DELETE OR UPDATE OF "contentEn", "contentVi" ON "Page"
  FOR EACH ROW EXECUTE FUNCTION set_text_links('/admin/page', 'contentEn', 'contentVi');
CREATE TRIGGER "Page_search_entry" AFTER INSERT OR DELETE OR UPDATE OF
    "status", "publishAt", "unpublishAt", "visibleEn", "visibleVi", "slug", "titleEn", "titleVi", "contentEn", "contentVi"
  ON "Page" FOR EACH ROW EXECUTE FUNCTION set_search_entry('/admin/page', 'title', 'content');

DROP FUNCTION text_part;
