-- AlterTable
ALTER TABLE "Mail" ADD COLUMN     "linkExpiresAt" TIMESTAMPTZ(3),
ADD COLUMN     "tokenId" INTEGER;

-- CreateIndex
CREATE UNIQUE INDEX "Mail_tokenId_key" ON "Mail"("tokenId");

-- AddForeignKey
ALTER TABLE "Mail" ADD CONSTRAINT "Mail_tokenId_fkey" FOREIGN KEY ("tokenId") REFERENCES "AccountToken"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The text of a mail no longer repeats its link: what is blanked in one column is gone.
UPDATE "Mail" SET "text" = replace("text", "link", '{link}') WHERE "link" <> '';

-- Each link that still works is tied to its token; the hash of the one leads to the other.
UPDATE "Mail" SET "tokenId" = token."id", "linkExpiresAt" = token."expiresAt"
FROM "AccountToken" token
WHERE token."usedAt" IS NULL
  AND token."tokenHash" = encode(sha256(convert_to(split_part("Mail"."link", '?token=', 2), 'UTF8')), 'hex');

-- The others were used, or ended when a newer one was made.
UPDATE "Mail" SET "link" = NULL WHERE "link" LIKE '%?token=%' AND "tokenId" IS NULL;
