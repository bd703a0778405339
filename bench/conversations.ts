/** Connection to a PostgreSQL server or to the embedded database. */
type Connection = { query(statement: string, parameters?: unknown[]): Promise<unknown> };

/** Fills the table up to `size` conversations with one message each: 1 in 50 unread, 1 in 10 spam, 1 in 20 important. */
export async function fillConversations(sql: Connection, size: number): Promise<void> {
  // The search column is written directly: the trigger would take too long for this many rows.
  await sql.query(`ALTER TABLE "Conversation" DISABLE TRIGGER "Conversation_search"`);
  await sql.query(
    `
    INSERT INTO "Conversation" ("subject", "name", "email", "phone", "company", "locale", "status", "important", "readAt",
      "assigneeId", "source", "excerpt", "lastMessageAt", "createdAt", "updatedAt", "search")
    SELECT *, fold("subject" || E'\\n' || "name" || E'\\n' || "email" || E'\\n' || "company") FROM (SELECT
      (ARRAY['Báo giá bơm','Rò rỉ đường ống','Visit','Invoice','Spare parts','Internship'])[1 + n % 6] || ' ' || n AS "subject",
      (ARRAY['Nguyễn Thị Ánh','Lê Văn Thuận','Ingrid Solberg','Marcus Oyelaran','Phạm Quốc Bảo'])[1 + n % 5] AS "name",
      'visitor' || n || '@example.com' AS "email", NULL,
      (ARRAY['Cấp nước An Tân','Fjord Pulp','Sontra Terminal'])[1 + n % 3] AS "company",
      CASE WHEN n % 2 = 0 THEN 'vi' ELSE 'en' END,
      (CASE WHEN n % 10 = 0 THEN 'spam' ELSE (ARRAY['new','open','answered','closed'])[1 + n % 4] END)::"ConversationStatus",
      n % 20 = 0, CASE WHEN n % 50 = 1 THEN NULL ELSE now() END,
      CASE WHEN n % 4 = 0 THEN (SELECT min("id") FROM "User") END, (ARRAY['news','fair',NULL])[1 + n % 3],
      'What the visitor wrote begins like this, in as many words as the inbox has room for. Number ' || n,
      now() - n * interval '7 minutes', now() - n * interval '7 minutes', now()
    FROM generate_series(1, $1::int - (SELECT count(*)::int FROM "Conversation")) AS conversation (n)) conversations
    `,
    [size],
  );
  await sql.query(`ALTER TABLE "Conversation" ENABLE TRIGGER "Conversation_search"`);
  await sql.query(`
    INSERT INTO "Message" ("conversationId", "kind", "text", "authorName", "createdAt")
    SELECT "id", 'visitor', repeat("excerpt" || ' ', 5), "name", "createdAt" FROM "Conversation" c
    WHERE NOT EXISTS (SELECT 1 FROM "Message" WHERE "conversationId" = c."id")
  `);
  // A real site's autovacuum does this soon after a bulk insert.
  await sql.query("VACUUM ANALYZE");
}
