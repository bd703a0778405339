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
