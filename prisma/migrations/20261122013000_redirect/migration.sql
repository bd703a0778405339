-- CreateTable
CREATE TABLE "Redirect" (
    "id" SERIAL NOT NULL,
    "fromPath" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "permanent" BOOLEAN NOT NULL DEFAULT true,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "uses" INTEGER NOT NULL DEFAULT 0,
    "lastUsedAt" TIMESTAMPTZ(3),
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Redirect_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Redirect_fromPath_key" ON "Redirect"("fromPath");

-- CreateIndex
CREATE INDEX "Redirect_target_id_idx" ON "Redirect"("target", "id");

-- CreateIndex
CREATE INDEX "Redirect_uses_id_idx" ON "Redirect"("uses", "id");

-- CreateIndex
CREATE INDEX "Redirect_lastUsedAt_id_idx" ON "Redirect"("lastUsedAt", "id");

-- CreateIndex
CREATE INDEX "Redirect_createdAt_id_idx" ON "Redirect"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Redirect_search_idx" ON "Redirect" USING GIN ("search" gin_trgm_ops);

ALTER TABLE "Redirect" ALTER COLUMN "search" SET STATISTICS 1000;
CREATE TRIGGER "Redirect_search" BEFORE INSERT OR UPDATE OF "fromPath", "target" ON "Redirect"
  FOR EACH ROW EXECUTE FUNCTION set_search('fromPath', 'target');
