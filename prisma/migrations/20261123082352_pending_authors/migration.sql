-- AlterTable
ALTER TABLE "PendingChange" ADD COLUMN "authorIds" INTEGER[];

-- The activity log has every save of the changes that wait now. Its entries are a moment older than the changes of the same save.
UPDATE "PendingChange" AS pending SET "authorIds" = ARRAY(
  SELECT entry."actorId" FROM "Activity" AS entry
  WHERE entry."path" = pending."path" AND entry."recordId" = pending."recordId" AND entry."action" = 'save-pending'
    AND entry."actorId" IS NOT NULL AND entry."createdAt" >= pending."createdAt" - interval '10 seconds'
  GROUP BY entry."actorId" ORDER BY min(entry."id")
);

-- Without an entry, the account with the stored name, unless several have it.
UPDATE "PendingChange" SET "authorIds" = ARRAY(
  SELECT min("id") FROM "User" WHERE "name" = "authorName" HAVING count(*) = 1
)
WHERE "authorIds" = '{}';

-- The name went to "authorIds", as the id of the account that has it: names are read from the accounts.
ALTER TABLE "PendingChange" DROP COLUMN "authorName";
