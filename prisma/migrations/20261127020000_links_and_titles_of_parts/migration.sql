-- A link of a part, such as a button's, may lead to a record: "record:/admin/news/7". Written as an empty link, it counts where the
-- links of rich texts do (set_text_links). No stored part has such a link yet, so the generated columns stay as they are.
CREATE OR REPLACE FUNCTION part_html(parts JSONB, language TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT nullif(string_agg(
    CASE field.key WHEN 'content' || language THEN field.value #>> '{}'
      WHEN 'href' THEN '<a data-record="' || substr(field.value #>> '{}', length('record:') + 1) || '"></a>'
      ELSE '<p>' || replace(replace(replace(field.value #>> '{}', '&', '&amp;'), '<', '&lt;'), '>', '&gt;') || '</p>' END,
    '' ORDER BY part.place, node.place, field.key = 'title' || language DESC, field.key), '')
  FROM jsonb_array_elements(parts) WITH ORDINALITY AS part (value, place),
    jsonb_path_query(part.value, 'strict $.** ? (@.type() == "object")') WITH ORDINALITY AS node (value, place),
    jsonb_each(node.value) AS field
  WHERE (part.value ->> ('visible' || language))::BOOLEAN AND jsonb_typeof(field.value) = 'string'
    AND (field.key LIKE '%' || language
      OR (field.key = 'href' AND field.value #>> '{}' ~ '^record:/admin/[a-z-]{1,40}/[1-9][0-9]{0,8}$'))
$$;

-- A hero without a title has its page's: a title in one language only lacks nothing in the other.
CREATE OR REPLACE FUNCTION part_lacks(parts JSONB, language TEXT, other TEXT) RETURNS BOOLEAN LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT EXISTS (
    SELECT FROM jsonb_array_elements(parts) AS part (value),
      jsonb_path_query(part.value, 'strict $.** ? (@.type() == "object")') AS node (value),
      jsonb_each(node.value) AS field
    WHERE (part.value ->> ('visible' || language))::BOOLEAN AND jsonb_typeof(field.value) = 'string'
      AND field.key LIKE '%' || other
      AND node.value ->> (left(field.key, length(field.key) - length(other)) || language) IS NULL
      AND (node.value ->> 'kind' = 'hero' AND field.key = 'title' || other) IS NOT TRUE
  )
$$;

-- Writes the generated columns anew.
UPDATE "Page" SET "parts" = "parts" WHERE "lacksEn" OR "lacksVi";
UPDATE "FixedPage" SET "parts" = "parts" WHERE "lacksEn" OR "lacksVi";
