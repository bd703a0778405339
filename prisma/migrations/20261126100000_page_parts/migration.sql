-- Pages consist of parts. The rich text of a page becomes a part of the kind "text". "contentEn" and "contentVi" are generated from
-- the parts from now on, so that site search and links between records read them as before.

ALTER TABLE "Page" ADD COLUMN "parts" JSONB NOT NULL DEFAULT '[]';

CREATE FUNCTION text_part("id" INTEGER, "contentEn" TEXT, "contentVi" TEXT) RETURNS JSONB LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN "contentEn" IS NULL AND "contentVi" IS NULL THEN '[]' ELSE jsonb_build_array(jsonb_build_object(
    'id', 'text-' || "id" || '-0000', 'kind', 'text', 'tone', 'plain', 'titleEn', NULL, 'titleVi', NULL,
    'contentEn', "contentEn", 'contentVi', "contentVi", 'visibleEn', true, 'visibleVi', true
  )) END
$$;

-- The value that the newest entry before another one has left in a field; a pair of nulls is a value that is not told.
CREATE FUNCTION logged_before("page" INTEGER, "entry" INTEGER, "entryVersion" INTEGER, "field" TEXT) RETURNS TEXT LANGUAGE sql STABLE AS $$
  SELECT a."changes" #>> ARRAY["field", '1'] FROM "Activity" a
  WHERE a."path" = '/admin/page' AND a."recordId" = "page" AND a."changes" ? "field" AND a."changes" -> "field" <> '[null, null]'
    AND (a."version", a."id") < ("entryVersion", "entry")
  ORDER BY a."version" DESC, a."id" DESC LIMIT 1
$$;

-- The entry of a deletion has the pending changes that come back with the page.
CREATE FUNCTION with_attached_parts("changes" JSONB, "page" INTEGER, "en" TEXT, "vi" TEXT) RETURNS JSONB LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN "data" ?| ARRAY['contentEn', 'contentVi'] THEN
    jsonb_set("changes", '{attached,0,pending,data}', "data" - 'contentEn' - 'contentVi' || jsonb_build_object('parts', text_part(
      "page",
      CASE WHEN "data" ? 'contentEn' THEN "data" ->> 'contentEn' ELSE "en" END,
      CASE WHEN "data" ? 'contentVi' THEN "data" ->> 'contentVi' ELSE "vi" END
    ))) ELSE "changes" END
  FROM (SELECT "changes" #> '{attached,0,pending,data}' AS "data") AS attached
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
  is_withheld BOOLEAN;
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
      is_withheld := coalesce(entry."changes" -> 'contentEn' = '[null, null]', false)
        OR coalesce(entry."changes" -> 'contentVi' = '[null, null]', false);
      -- A deleted page is not in the table: the entry says what it left behind.
      IF entry."changes" ? 'contentEn' THEN en := entry."changes" #>> '{contentEn,1}'; END IF;
      IF entry."changes" ? 'contentVi' THEN vi := entry."changes" #>> '{contentVi,1}'; END IF;
      former_en := CASE WHEN is_withheld THEN logged_before(page."id", entry."id", entry."version", 'contentEn')
        WHEN entry."changes" ? 'contentEn' THEN entry."changes" #>> '{contentEn,0}' ELSE en END;
      former_vi := CASE WHEN is_withheld THEN logged_before(page."id", entry."id", entry."version", 'contentVi')
        WHEN entry."changes" ? 'contentVi' THEN entry."changes" #>> '{contentVi,0}' ELSE vi END;
      UPDATE "Activity" SET "changes" = with_attached_parts(
        "changes" - 'contentEn' - 'contentVi' || jsonb_build_object('parts', CASE
          WHEN is_withheld THEN '[null, null]' ELSE jsonb_build_array(
            CASE entry."action" WHEN 'create' THEN NULL ELSE text_part(page."id", former_en, former_vi) END,
            CASE entry."action" WHEN 'delete' THEN NULL ELSE text_part(page."id", en, vi) END
          ) END
        ), page."id", former_en, former_vi
      ) WHERE "id" = entry."id";
      en := former_en;
      vi := former_vi;
    END LOOP;
  END LOOP;
END
$$;

DROP FUNCTION logged_before;

-- Pages without a text: their deletion tells of none.
UPDATE "Activity" SET "changes" = with_attached_parts("changes", "recordId", NULL, NULL)
WHERE "path" = '/admin/page' AND "changes" #> '{attached,0,pending,data}' ?| ARRAY['contentEn', 'contentVi'];

DROP FUNCTION with_attached_parts;

UPDATE "PendingChange" AS c SET "data" = c."data" - 'contentEn' - 'contentVi' || jsonb_build_object('parts', text_part(
    p."id",
    CASE WHEN c."data" ? 'contentEn' THEN c."data" ->> 'contentEn' ELSE p."contentEn" END,
    CASE WHEN c."data" ? 'contentVi' THEN c."data" ->> 'contentVi' ELSE p."contentVi" END
  ))
FROM "Page" p WHERE c."path" = '/admin/page' AND c."recordId" = p."id" AND c."data" ?| ARRAY['contentEn', 'contentVi'];

-- Unsaved input, as the browser wrote it: JSON that the database may be unable to read. A form's has few objects and lists; deeply
-- nested ones would exhaust the stack.
DO $$
DECLARE
  draft RECORD;
  typed JSONB;
BEGIN
  FOR draft IN
    SELECT d."id", d."recordId", d."json", p."contentEn", p."contentVi"
    FROM "OwnDraft" d LEFT JOIN "Page" p ON p."id" = d."recordId" WHERE d."path" = '/admin/page'
      AND length(regexp_replace(d."json", '"([^"\\]|\\.)*"|[^[{]', '', 'g')) < 100
  LOOP
    BEGIN
      typed := draft."json"::JSONB #> '{json,values}';
      IF typed ?| ARRAY['contentEn', 'contentVi'] THEN
        UPDATE "OwnDraft" SET "json" = jsonb_set(
          draft."json"::JSONB #- '{json,values,contentEn}' #- '{json,values,contentVi}', '{json,values,parts}', text_part(
            draft."recordId",
            CASE WHEN typed ? 'contentEn' THEN typed ->> 'contentEn' ELSE draft."contentEn" END,
            CASE WHEN typed ? 'contentVi' THEN typed ->> 'contentVi' ELSE draft."contentVi" END
          )
        )::TEXT WHERE "id" = draft."id";
      END IF;
    EXCEPTION WHEN data_exception THEN
      RAISE NOTICE 'The unsaved input % stays as it is.', draft."id";
    END;
  END LOOP;
END
$$;

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
