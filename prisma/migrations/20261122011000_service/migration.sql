-- CreateTable
CREATE TABLE "Service" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameVi" TEXT NOT NULL,
    "descriptionEn" TEXT,
    "descriptionVi" TEXT,
    "contentEn" TEXT,
    "contentVi" TEXT,
    "icon" TEXT NOT NULL,
    "imageId" INTEGER,
    "status" "PublishStatus" NOT NULL DEFAULT 'draft',
    "publishAt" TIMESTAMPTZ(3),
    "unpublishAt" TIMESTAMPTZ(3),
    "visibleEn" BOOLEAN NOT NULL DEFAULT true,
    "visibleVi" BOOLEAN NOT NULL DEFAULT true,
    "metaTitleEn" TEXT,
    "metaTitleVi" TEXT,
    "metaDescriptionEn" TEXT,
    "metaDescriptionVi" TEXT,
    "shareImageId" INTEGER,
    "order" INTEGER NOT NULL DEFAULT 0,
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Service_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "_serviceIllustrations" (
    "A" INTEGER NOT NULL,
    "B" INTEGER NOT NULL,

    CONSTRAINT "_serviceIllustrations_AB_pkey" PRIMARY KEY ("A","B")
);

-- CreateIndex
CREATE UNIQUE INDEX "Service_slug_key" ON "Service"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "Service_nameEn_key" ON "Service"("nameEn");

-- CreateIndex
CREATE UNIQUE INDEX "Service_nameVi_key" ON "Service"("nameVi");

-- CreateIndex
CREATE INDEX "Service_order_id_idx" ON "Service"("order", "id");

-- CreateIndex
CREATE INDEX "Service_publishAt_id_idx" ON "Service"("publishAt", "id");

-- CreateIndex
CREATE INDEX "Service_unpublishAt_idx" ON "Service"("unpublishAt");

-- CreateIndex
CREATE INDEX "Service_updatedAt_id_idx" ON "Service"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "Service_imageId_idx" ON "Service"("imageId");

-- CreateIndex
CREATE INDEX "Service_shareImageId_idx" ON "Service"("shareImageId");

-- CreateIndex
CREATE INDEX "Service_search_idx" ON "Service" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "_serviceIllustrations_B_index" ON "_serviceIllustrations"("B");

-- AddForeignKey
ALTER TABLE "Service" ADD CONSTRAINT "Service_imageId_fkey" FOREIGN KEY ("imageId") REFERENCES "Media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Service" ADD CONSTRAINT "Service_shareImageId_fkey" FOREIGN KEY ("shareImageId") REFERENCES "Media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_serviceIllustrations" ADD CONSTRAINT "_serviceIllustrations_A_fkey" FOREIGN KEY ("A") REFERENCES "Media"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_serviceIllustrations" ADD CONSTRAINT "_serviceIllustrations_B_fkey" FOREIGN KEY ("B") REFERENCES "Service"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Service" ALTER COLUMN "search" SET STATISTICS 1000;
CREATE TRIGGER "Service_search" BEFORE INSERT OR UPDATE OF "nameEn", "nameVi" ON "Service"
  FOR EACH ROW EXECUTE FUNCTION set_search('nameEn', 'nameVi');

-- "Published now" is one range of an index: no published service is without a time.
ALTER TABLE "Service" ADD CONSTRAINT "Service_published_at" CHECK ("status" <> 'published' OR "publishAt" IS NOT NULL);
