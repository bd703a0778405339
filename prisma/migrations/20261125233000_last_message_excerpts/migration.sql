-- The inbox shows the start of a conversation's last message, so far the visitor's. Where staff wrote last, it becomes theirs.
UPDATE "Conversation" SET "excerpt" = CASE
  WHEN length(last."line") <= 160 THEN last."line"
  ELSE regexp_replace(left(last."line", 160), '\s+\S*$', '') || '…'
END
FROM (
  SELECT DISTINCT ON ("conversationId") "conversationId", "kind", regexp_replace(left("text", 1000), '\s+', ' ', 'g') AS "line"
  FROM "Message"
  WHERE "kind" <> 'note'
  ORDER BY "conversationId", "id" DESC
) AS last
WHERE last."conversationId" = "Conversation"."id" AND last."kind" = 'staff';
