/** Connection to a PostgreSQL server or to the embedded database. */
type Connection = { query(statement: string, parameters?: unknown[]): Promise<unknown> };

const searchTriggers = ["NewsArticle_search", "NewsArticle_search_entry"];

/** Fills the table up to `size` articles with titles in both languages, bodies of realistic length, a category and an image. */
export async function fillArticles(sql: Connection, size: number): Promise<void> {
  await sql.query(`
    CREATE TEMPORARY TABLE body AS
      SELECT "index", (
        SELECT string_agg('<p>' || paragraph || '</p>', '') FROM (
          SELECT string_agg(substr(md5("index"::text || p || w), 1, 2 + (w + "index") % 9), ' ') AS paragraph
          FROM generate_series(1, 6) p, generate_series(1, 60) w GROUP BY p
        ) paragraphs
      ) AS text
      FROM generate_series(0, 99) AS bodies ("index")
  `);
  // The search columns are written directly: the triggers would take too long for this many rows.
  for (const trigger of searchTriggers) await sql.query(`ALTER TABLE "NewsArticle" DISABLE TRIGGER "${trigger}"`);
  await sql.query(
    `
    WITH image AS (SELECT "id" FROM "Media" WHERE "kind" = 'image')
    INSERT INTO "NewsArticle" ("slug", "titleEn", "titleVi", "summaryEn", "summaryVi", "contentEn", "contentVi", "status",
      "publishAt", "categoryId", "thumbnailId", "creatorName", "creatorEmail", "createdAt", "updatedAt", "search")
    SELECT *, fold("titleEn" || E'\\n' || "titleVi") FROM (SELECT 'bench-' || n AS "slug",
      (ARRAY['Report','Opening','Partnership','Award','Recruitment','Workshop'])[1 + n % 6] || ' ' || n || ': ' ||
        (ARRAY['steady growth','a new office','clean water','young engineers','the harbour','solar power'])[1 + n / 7 % 6] AS "titleEn",
      (ARRAY['Báo cáo','Khai trương','Hợp tác','Giải thưởng','Tuyển dụng','Hội thảo'])[1 + n % 6] || ' ' || n || ': ' ||
        (ARRAY['tăng trưởng','văn phòng mới','nước sạch','kỹ sư trẻ','bến cảng','điện mặt trời'])[1 + n / 7 % 6] AS "titleVi",
      'What happened, in two sentences that a list of news would show. Number ' || n || '.',
      'Chuyện gì đã xảy ra, trong hai câu mà một danh sách tin sẽ hiển thị. Số ' || n || '.',
      body.text, body.text, CASE WHEN n % 10 = 0 THEN 'draft' ELSE 'published' END::"PublishStatus",
      now() - n * interval '7 minutes',
      (SELECT array_agg("id") FROM "NewsCategory")[1 + n % (SELECT count(*)::int FROM "NewsCategory")],
      (SELECT array_agg("id") FROM image)[1 + n % (SELECT count(*)::int FROM image)],
      'Bench', 'bench@example.com', now() - n * interval '7 minutes', now()
    FROM generate_series(1, $1::int - (SELECT count(*)::int FROM "NewsArticle")) AS article (n)
    JOIN body ON body."index" = n % 100) articles
    `,
    [size],
  );
  for (const trigger of searchTriggers) await sql.query(`ALTER TABLE "NewsArticle" ENABLE TRIGGER "${trigger}"`);
  // A real site's autovacuum does this soon after a bulk insert.
  await sql.query("VACUUM ANALYZE");
}

/** Adds these articles to the search index of the public site. Creates the indexes last, as for any large import. */
export async function fillSearch(sql: Connection): Promise<void> {
  const indexes = ["titleWordsEn", "titleWordsVi", "wordsEn", "wordsVi"];
  for (const column of indexes) await sql.query(`DROP INDEX "SearchEntry_${column}_idx"`);
  await sql.query(`
    INSERT INTO "SearchEntry" ("path", "recordId", "slug", "startsAt", "titleEn", "titleVi", "titleWordsEn", "titleWordsVi", "wordsEn",
      "wordsVi")
    SELECT '/admin/news', "id", "slug", "publishAt", "titleEn", "titleVi", "wordsEn", "wordsVi", "wordsEn" || body.words,
      "wordsVi" || body.words
    FROM (
      SELECT *, search_words("titleEn") AS "wordsEn", search_words("titleVi") AS "wordsVi", substr("slug", 7)::int AS n
      FROM "NewsArticle" WHERE "slug" LIKE 'bench-%' AND "status" = 'published'
    ) AS articles
    JOIN (
      SELECT DISTINCT ON (index) substr("slug", 7)::int % 100 AS index, search_words(html_text("contentEn")) AS words
      FROM "NewsArticle" WHERE "slug" ~ '^bench-[0-9]{1,3}$'
    ) AS body ON body.index = n % 100
  `);
  for (const column of indexes) {
    await sql.query(`CREATE INDEX "SearchEntry_${column}_idx" ON "SearchEntry" USING GIN ("${column}")`);
  }
  await sql.query(`VACUUM ANALYZE "SearchEntry"`);
}
