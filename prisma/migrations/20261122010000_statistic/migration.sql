-- CreateTable
CREATE TABLE "Statistic" (
    "id" SERIAL NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameVi" TEXT NOT NULL,
    "value" DOUBLE PRECISION NOT NULL,
    "prefix" TEXT,
    "suffix" TEXT,
    "icon" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "order" INTEGER NOT NULL DEFAULT 0,
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Statistic_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Statistic_nameEn_key" ON "Statistic"("nameEn");

-- CreateIndex
CREATE UNIQUE INDEX "Statistic_nameVi_key" ON "Statistic"("nameVi");

-- CreateIndex
CREATE INDEX "Statistic_order_id_idx" ON "Statistic"("order", "id");

-- CreateIndex
CREATE INDEX "Statistic_search_idx" ON "Statistic" USING GIN ("search" gin_trgm_ops);

ALTER TABLE "Statistic" ALTER COLUMN "search" SET STATISTICS 1000;
CREATE TRIGGER "Statistic_search" BEFORE INSERT OR UPDATE OF "nameEn", "nameVi" ON "Statistic"
  FOR EACH ROW EXECUTE FUNCTION set_search('nameEn', 'nameVi');
