-- Documents to which the menus lead are used: they can't be deleted.

-- CreateTable
CREATE TABLE "_menuDocuments" (
    "A" INTEGER NOT NULL,
    "B" INTEGER NOT NULL,

    CONSTRAINT "_menuDocuments_AB_pkey" PRIMARY KEY ("A","B")
);

-- CreateIndex
CREATE INDEX "_menuDocuments_B_index" ON "_menuDocuments"("B");

-- AddForeignKey
ALTER TABLE "_menuDocuments" ADD CONSTRAINT "_menuDocuments_A_fkey" FOREIGN KEY ("A") REFERENCES "Media"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_menuDocuments" ADD CONSTRAINT "_menuDocuments_B_fkey" FOREIGN KEY ("B") REFERENCES "Setting"("id") ON DELETE CASCADE ON UPDATE CASCADE;

INSERT INTO "_menuDocuments" ("A", "B")
SELECT "Media"."id", "Setting"."id" FROM "Media", "Setting"
WHERE "kind" = 'document'
  AND position('"/api/files/' || "key" || '/' IN concat("headerMenu"::TEXT, "footerMenu"::TEXT)) > 0;
