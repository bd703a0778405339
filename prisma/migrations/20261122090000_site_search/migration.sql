-- CreateTable
CREATE TABLE "SearchEntry" (
    "id" SERIAL NOT NULL,
    "path" TEXT NOT NULL,
    "recordId" INTEGER NOT NULL,
    "slug" TEXT,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3),
    "titleEn" TEXT,
    "titleVi" TEXT,
    "titleWordsEn" tsvector,
    "titleWordsVi" tsvector,
    "wordsEn" tsvector,
    "wordsVi" tsvector,

    CONSTRAINT "SearchEntry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SearchEntry_titleWordsEn_idx" ON "SearchEntry" USING GIN ("titleWordsEn");

-- CreateIndex
CREATE INDEX "SearchEntry_titleWordsVi_idx" ON "SearchEntry" USING GIN ("titleWordsVi");

-- CreateIndex
CREATE INDEX "SearchEntry_wordsEn_idx" ON "SearchEntry" USING GIN ("wordsEn");

-- CreateIndex
CREATE INDEX "SearchEntry_wordsVi_idx" ON "SearchEntry" USING GIN ("wordsVi");

-- CreateIndex
CREATE UNIQUE INDEX "SearchEntry_path_recordId_key" ON "SearchEntry"("path", "recordId");

-- The text of sanitised HTML. Tags inside a word leave it whole; an entity never is a part of one, as the sanitiser writes letters
-- as they are.
CREATE FUNCTION html_text(html TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(
    regexp_replace(html, '</?(a|b|strong|i|em|u|s|code|span|mark|sub|sup)(\s[^>]*)?>', '', 'gi'),
    '<[^>]*>|&#?\w+;', ' ', 'g'
  )
$$;

-- The words of a text, as they are spelled and folded: the same as src/lib/search-words.ts. A tsvector holds 1 MB, so the text is
-- cut: a character makes ten bytes at most, its spelling with its folded form.
CREATE FUNCTION search_words(value TEXT) RETURNS TSVECTOR LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_to_tsvector(coalesce(array_agg(form), '{}'))
  FROM (
    SELECT DISTINCT left(word, 100) AS word
    FROM regexp_split_to_table(spell(left(value, 100000)), '[\s!-/:-@[-`{-¿×÷\u2000-\u2bff\u3000-\u303f]+') AS word
    WHERE word <> ''
  ) AS words, LATERAL (VALUES (word), (fold(word))) AS forms (form)
$$;

-- The title and the other texts of a record in a language; null where visitors don't see it in this language.
CREATE FUNCTION search_texts(fields JSONB, language TEXT, names TEXT[], OUT title TEXT, OUT texts TEXT) LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(fields ->> (names[1] || language), ''),
    (SELECT coalesce(string_agg(html_text(fields ->> (name || language)), ' '), '') FROM unnest(names[2:]) AS name)
  WHERE (fields ->> ('visible' || language))::BOOLEAN
$$;

-- Keeps the entry of a record. The arguments of a trigger are the page of the back office, the title and the other texts, without
-- their language. A record that no visitor will see has no entry, and neither has a locked job.
CREATE FUNCTION set_search_entry() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  fields JSONB;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM "SearchEntry" WHERE "path" = TG_ARGV[0] AND "recordId" = OLD."id";
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN NULL;
  END IF;
  fields := to_jsonb(NEW);
  IF NEW."status" = 'published' AND (NEW."visibleEn" OR NEW."visibleVi") AND fields ->> 'state' IS DISTINCT FROM 'lock' THEN
    INSERT INTO "SearchEntry" ("path", "recordId", "slug", "startsAt", "endsAt",
        "titleEn", "titleVi", "titleWordsEn", "titleWordsVi", "wordsEn", "wordsVi")
      SELECT TG_ARGV[0], NEW."id", fields ->> 'slug', NEW."publishAt",
        -- At its deadline a job is still open.
        least(NEW."unpublishAt", (fields ->> 'deadline')::TIMESTAMPTZ + INTERVAL '1 millisecond'),
        english.title, vietnamese.title, search_words(english.title), search_words(vietnamese.title),
        search_words(english.title || ' ' || english.texts), search_words(vietnamese.title || ' ' || vietnamese.texts)
      FROM search_texts(fields, 'En', TG_ARGV) AS english, search_texts(fields, 'Vi', TG_ARGV) AS vietnamese;
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "AboutSection_search_entry" AFTER INSERT OR DELETE OR UPDATE OF
    "status", "publishAt", "unpublishAt", "visibleEn", "visibleVi", "nameEn", "nameVi", "descriptionEn", "descriptionVi"
  ON "AboutSection" FOR EACH ROW EXECUTE FUNCTION set_search_entry('/admin/about-us', 'name', 'description');
CREATE TRIGGER "JobPost_search_entry" AFTER INSERT OR DELETE OR UPDATE OF
    "status", "publishAt", "unpublishAt", "visibleEn", "visibleVi", "slug", "state", "deadline", "titleEn", "titleVi",
    "locationEn", "locationVi", "descriptionEn", "descriptionVi", "requirementEn", "requirementVi", "benefitEn", "benefitVi"
  ON "JobPost" FOR EACH ROW EXECUTE FUNCTION set_search_entry(
    '/admin/career', 'title', 'location', 'description', 'requirement', 'benefit'
  );
CREATE TRIGGER "NewsArticle_search_entry" AFTER INSERT OR DELETE OR UPDATE OF
    "status", "publishAt", "unpublishAt", "visibleEn", "visibleVi", "slug", "titleEn", "titleVi", "summaryEn", "summaryVi",
    "contentEn", "contentVi"
  ON "NewsArticle" FOR EACH ROW EXECUTE FUNCTION set_search_entry('/admin/news', 'title', 'summary', 'content');
CREATE TRIGGER "Page_search_entry" AFTER INSERT OR DELETE OR UPDATE OF
    "status", "publishAt", "unpublishAt", "visibleEn", "visibleVi", "slug", "titleEn", "titleVi", "contentEn", "contentVi"
  ON "Page" FOR EACH ROW EXECUTE FUNCTION set_search_entry('/admin/page', 'title', 'content');
CREATE TRIGGER "Service_search_entry" AFTER INSERT OR DELETE OR UPDATE OF
    "status", "publishAt", "unpublishAt", "visibleEn", "visibleVi", "slug", "nameEn", "nameVi", "descriptionEn", "descriptionVi",
    "contentEn", "contentVi"
  ON "Service" FOR EACH ROW EXECUTE FUNCTION set_search_entry('/admin/service', 'name', 'description', 'content');

-- Runs the triggers for the rows that are there.
UPDATE "AboutSection" SET "status" = "status";
UPDATE "JobPost" SET "status" = "status";
UPDATE "NewsArticle" SET "status" = "status";
UPDATE "Page" SET "status" = "status";
UPDATE "Service" SET "status" = "status";
