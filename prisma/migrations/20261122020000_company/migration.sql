-- CreateTable
CREATE TABLE "Company" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "nameEn" TEXT NOT NULL DEFAULT '',
    "nameVi" TEXT NOT NULL DEFAULT '',
    "shortName" TEXT NOT NULL DEFAULT '',
    "representative" TEXT,
    "representativeTitleEn" TEXT,
    "representativeTitleVi" TEXT,
    "taxCode" TEXT,
    "foundedOn" TIMESTAMPTZ(3),
    "email" TEXT,
    "phone" TEXT,
    "historyEn" TEXT,
    "historyVi" TEXT,
    "logoId" INTEGER,
    "namedLogoId" INTEGER,
    "darkNamedLogoId" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Company_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Office" (
    "id" SERIAL NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameVi" TEXT NOT NULL,
    "addressEn" TEXT NOT NULL,
    "addressVi" TEXT NOT NULL,
    "cityEn" TEXT NOT NULL,
    "cityVi" TEXT NOT NULL,
    "phone" TEXT,
    "email" TEXT,
    "openingHoursEn" TEXT,
    "openingHoursVi" TEXT,
    "mapLink" TEXT,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "isHeadOffice" BOOLEAN NOT NULL DEFAULT false,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "order" INTEGER NOT NULL DEFAULT 0,
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Office_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "HistoryEntry" (
    "id" SERIAL NOT NULL,
    "year" INTEGER NOT NULL,
    "month" INTEGER,
    "titleEn" TEXT NOT NULL,
    "titleVi" TEXT NOT NULL,
    "descriptionEn" TEXT,
    "descriptionVi" TEXT,
    "imageId" INTEGER,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "HistoryEntry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Company_logoId_idx" ON "Company"("logoId");

-- CreateIndex
CREATE INDEX "Company_namedLogoId_idx" ON "Company"("namedLogoId");

-- CreateIndex
CREATE INDEX "Company_darkNamedLogoId_idx" ON "Company"("darkNamedLogoId");

-- CreateIndex
CREATE UNIQUE INDEX "Office_nameEn_key" ON "Office"("nameEn");

-- CreateIndex
CREATE UNIQUE INDEX "Office_nameVi_key" ON "Office"("nameVi");

-- CreateIndex
CREATE INDEX "Office_order_idx" ON "Office"("order");

-- CreateIndex
CREATE INDEX "Office_search_idx" ON "Office" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "HistoryEntry_imageId_idx" ON "HistoryEntry"("imageId");

-- CreateIndex
CREATE INDEX "HistoryEntry_search_idx" ON "HistoryEntry" USING GIN ("search" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "Company" ADD CONSTRAINT "Company_logoId_fkey" FOREIGN KEY ("logoId") REFERENCES "Media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Company" ADD CONSTRAINT "Company_namedLogoId_fkey" FOREIGN KEY ("namedLogoId") REFERENCES "Media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Company" ADD CONSTRAINT "Company_darkNamedLogoId_fkey" FOREIGN KEY ("darkNamedLogoId") REFERENCES "Media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HistoryEntry" ADD CONSTRAINT "HistoryEntry_imageId_fkey" FOREIGN KEY ("imageId") REFERENCES "Media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "Office" ALTER COLUMN "search" SET STATISTICS 1000;
CREATE TRIGGER "Office_search" BEFORE INSERT OR UPDATE OF "nameEn", "nameVi", "addressEn", "addressVi", "cityEn", "cityVi" ON "Office"
  FOR EACH ROW EXECUTE FUNCTION set_search('nameEn', 'nameVi', 'addressEn', 'addressVi', 'cityEn', 'cityVi');
-- Runs the trigger for the rows that are there.
UPDATE "Office" SET "nameEn" = "nameEn";

ALTER TABLE "HistoryEntry" ALTER COLUMN "search" SET STATISTICS 1000;
CREATE TRIGGER "HistoryEntry_search" BEFORE INSERT OR UPDATE OF "titleEn", "titleVi", "descriptionEn", "descriptionVi" ON "HistoryEntry"
  FOR EACH ROW EXECUTE FUNCTION set_search('titleEn', 'titleVi', 'descriptionEn', 'descriptionVi');
-- Runs the trigger for the rows that are there.
UPDATE "HistoryEntry" SET "titleEn" = "titleEn";

-- At most one head office; not in the Prisma schema, which knows no partial indexes.
CREATE UNIQUE INDEX "Office_isHeadOffice_key" ON "Office"("isHeadOffice") WHERE "isHeadOffice";

-- The only record of its kind: sites that are there already get it too.
INSERT INTO "Company" ("id", "updatedAt") VALUES (1, CURRENT_TIMESTAMP);
