-- Lists search by parts of words, without accents: pg_trgm answers LIKE '%…%' from an index.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- The same folding as src/lib/fold.ts: accents off (đ too), lower case.
CREATE FUNCTION fold(value TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(translate(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'), 'đĐ', 'dd'))
$$;

-- The same as in src/lib/fold.ts: accents kept, lower case. A database whose locale is C doesn't know the lower case of Đ.
CREATE FUNCTION spell(value TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT replace(lower(normalize(value, NFD)), 'Đ', 'đ')
$$;

-- Keeps a row's "search" column: the text of the columns named as arguments, folded, and with its accents where it has any.
CREATE FUNCTION set_search() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  column_name TEXT;
  texts TEXT[] := '{}';
  words TEXT;
BEGIN
  FOREACH column_name IN ARRAY TG_ARGV LOOP
    texts := texts || (to_jsonb(NEW) ->> column_name);
  END LOOP;
  words := array_to_string(texts, E'\n');
  NEW."search" := CASE fold(words) WHEN spell(words) THEN fold(words) ELSE fold(words) || E'\n' || spell(words) END;
  RETURN NEW;
END
$$;

-- CreateEnum
CREATE TYPE "PublishStatus" AS ENUM ('draft', 'published');

-- CreateEnum
CREATE TYPE "Layout" AS ENUM ('vertical', 'horizontal');

-- CreateEnum
CREATE TYPE "Theme" AS ENUM ('light', 'dark', 'system');

-- CreateEnum
CREATE TYPE "AccountTokenPurpose" AS ENUM ('verify', 'reset', 'invite');

-- CreateEnum
CREATE TYPE "MailState" AS ENUM ('waiting', 'sent', 'failed');

-- CreateTable
CREATE TABLE "Level" (
    "id" SERIAL NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameVi" TEXT NOT NULL,
    "order" INTEGER NOT NULL DEFAULT 0,
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Level_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NewsCategory" (
    "id" SERIAL NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameVi" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "order" INTEGER NOT NULL DEFAULT 0,
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "NewsCategory_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NewsArticle" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "titleEn" TEXT,
    "titleVi" TEXT,
    "summaryEn" TEXT,
    "summaryVi" TEXT,
    "contentEn" TEXT,
    "contentVi" TEXT,
    "status" "PublishStatus" NOT NULL DEFAULT 'draft',
    "publishAt" TIMESTAMPTZ(3),
    "unpublishAt" TIMESTAMPTZ(3),
    "visibleEn" BOOLEAN NOT NULL DEFAULT true,
    "visibleVi" BOOLEAN NOT NULL DEFAULT true,
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "metaTitleEn" TEXT,
    "metaTitleVi" TEXT,
    "metaDescriptionEn" TEXT,
    "metaDescriptionVi" TEXT,
    "categoryId" INTEGER,
    "thumbnailId" INTEGER,
    "shareImageId" INTEGER,
    "creatorId" INTEGER,
    "creatorName" TEXT NOT NULL,
    "creatorEmail" TEXT NOT NULL,
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "NewsArticle_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Role" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "builtIn" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Role_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Feature" (
    "id" SERIAL NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameVi" TEXT NOT NULL,
    "pathname" TEXT,
    "location" INTEGER NOT NULL,
    "icon" TEXT NOT NULL,
    "view" BOOLEAN NOT NULL DEFAULT true,
    "add" BOOLEAN NOT NULL DEFAULT true,
    "edit" BOOLEAN NOT NULL DEFAULT true,
    "delete" BOOLEAN NOT NULL DEFAULT true,
    "builtIn" BOOLEAN NOT NULL DEFAULT false,
    "parentId" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Feature_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Permission" (
    "id" SERIAL NOT NULL,
    "roleId" INTEGER NOT NULL,
    "featureId" INTEGER NOT NULL,
    "view" BOOLEAN NOT NULL DEFAULT false,
    "add" BOOLEAN NOT NULL DEFAULT false,
    "edit" BOOLEAN NOT NULL DEFAULT false,
    "delete" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Permission_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "User" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "passwordHash" TEXT,
    "roleId" INTEGER NOT NULL DEFAULT 2,
    "status" INTEGER NOT NULL DEFAULT 1,
    "verifiedAt" TIMESTAMPTZ(3),
    "approvedAt" TIMESTAMPTZ(3),
    "lastSignInAt" TIMESTAMPTZ(3),
    "locale" TEXT NOT NULL DEFAULT 'en',
    "layout" "Layout" NOT NULL DEFAULT 'vertical',
    "theme" "Theme" NOT NULL DEFAULT 'system',
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "ip" TEXT,
    "userAgent" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AccountToken" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "purpose" "AccountTokenPurpose" NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AccountToken_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Mail" (
    "id" SERIAL NOT NULL,
    "to" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "link" TEXT,
    "state" "MailState" NOT NULL DEFAULT 'waiting',
    "error" TEXT,
    "sentAt" TIMESTAMPTZ(3),
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Mail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Activity" (
    "id" SERIAL NOT NULL,
    "actorId" INTEGER,
    "actorName" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "recordId" INTEGER,
    "recordName" TEXT,
    "version" INTEGER,
    "changes" JSONB NOT NULL DEFAULT '{}',
    "ip" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Activity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Media" (
    "id" SERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "filename" TEXT NOT NULL,
    "mime" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "widths" INTEGER[],
    "altEn" TEXT NOT NULL DEFAULT '',
    "altVi" TEXT NOT NULL DEFAULT '',
    "focalX" DOUBLE PRECISION NOT NULL DEFAULT 0.5,
    "focalY" DOUBLE PRECISION NOT NULL DEFAULT 0.5,
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Media_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SlugRedirect" (
    "id" SERIAL NOT NULL,
    "path" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "recordId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SlugRedirect_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Partner" (
    "id" SERIAL NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameVi" TEXT NOT NULL,
    "website" TEXT,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "order" INTEGER NOT NULL DEFAULT 0,
    "logoId" INTEGER NOT NULL,
    "darkLogoId" INTEGER,
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Partner_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Setting" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "siteNameEn" TEXT NOT NULL,
    "siteNameVi" TEXT NOT NULL,
    "sloganEn" TEXT NOT NULL DEFAULT '',
    "sloganVi" TEXT NOT NULL DEFAULT '',
    "descriptionEn" TEXT NOT NULL DEFAULT '',
    "descriptionVi" TEXT NOT NULL DEFAULT '',
    "keywordsEn" TEXT NOT NULL DEFAULT '',
    "keywordsVi" TEXT NOT NULL DEFAULT '',
    "footerEn" TEXT NOT NULL DEFAULT '',
    "footerVi" TEXT NOT NULL DEFAULT '',
    "shareImageId" INTEGER,
    "email" TEXT,
    "phone" TEXT,
    "zalo" TEXT,
    "facebook" TEXT,
    "linkedin" TEXT,
    "youtube" TEXT,
    "signUp" BOOLEAN NOT NULL DEFAULT true,
    "confirmEmail" BOOLEAN NOT NULL DEFAULT true,
    "approveAccounts" BOOLEAN NOT NULL DEFAULT true,
    "passwordMin" INTEGER NOT NULL DEFAULT 6,
    "passwordMax" INTEGER NOT NULL DEFAULT 128,
    "notifyRecipients" TEXT NOT NULL DEFAULT '',
    "consentEn" TEXT NOT NULL DEFAULT '',
    "consentVi" TEXT NOT NULL DEFAULT '',
    "consentVersion" INTEGER NOT NULL DEFAULT 1,
    "retentionMonths" INTEGER NOT NULL DEFAULT 12,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Setting_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "_illustrations" (
    "A" INTEGER NOT NULL,
    "B" INTEGER NOT NULL,

    CONSTRAINT "_illustrations_AB_pkey" PRIMARY KEY ("A","B")
);

-- CreateIndex
CREATE UNIQUE INDEX "Level_nameEn_key" ON "Level"("nameEn");

-- CreateIndex
CREATE UNIQUE INDEX "Level_nameVi_key" ON "Level"("nameVi");

-- CreateIndex
CREATE INDEX "Level_order_idx" ON "Level"("order");

-- CreateIndex
CREATE INDEX "Level_search_idx" ON "Level" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "NewsCategory_nameVi_key" ON "NewsCategory"("nameVi");

-- CreateIndex
CREATE UNIQUE INDEX "NewsCategory_slug_key" ON "NewsCategory"("slug");

-- CreateIndex
CREATE INDEX "NewsCategory_order_idx" ON "NewsCategory"("order");

-- CreateIndex
CREATE INDEX "NewsCategory_search_idx" ON "NewsCategory" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "NewsArticle_slug_key" ON "NewsArticle"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "NewsArticle_titleVi_key" ON "NewsArticle"("titleVi");

-- CreateIndex
CREATE INDEX "NewsArticle_createdAt_id_idx" ON "NewsArticle"("createdAt", "id");

-- CreateIndex
CREATE INDEX "NewsArticle_titleEn_id_idx" ON "NewsArticle"("titleEn", "id");

-- CreateIndex
CREATE INDEX "NewsArticle_status_publishAt_id_idx" ON "NewsArticle"("status", "publishAt", "id");

-- CreateIndex
CREATE INDEX "NewsArticle_publishAt_id_idx" ON "NewsArticle"("publishAt", "id");

-- CreateIndex
CREATE INDEX "NewsArticle_unpublishAt_idx" ON "NewsArticle"("unpublishAt");

-- CreateIndex
CREATE INDEX "NewsArticle_categoryId_publishAt_idx" ON "NewsArticle"("categoryId", "publishAt");

-- CreateIndex
CREATE INDEX "NewsArticle_thumbnailId_idx" ON "NewsArticle"("thumbnailId");

-- CreateIndex
CREATE INDEX "NewsArticle_shareImageId_idx" ON "NewsArticle"("shareImageId");

-- CreateIndex
CREATE INDEX "NewsArticle_search_idx" ON "NewsArticle" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "Role_name_key" ON "Role"("name");

-- CreateIndex
CREATE UNIQUE INDEX "Feature_pathname_key" ON "Feature"("pathname");

-- CreateIndex
CREATE INDEX "Feature_parentId_idx" ON "Feature"("parentId");

-- CreateIndex
CREATE INDEX "Permission_featureId_idx" ON "Permission"("featureId");

-- CreateIndex
CREATE UNIQUE INDEX "Permission_roleId_featureId_key" ON "Permission"("roleId", "featureId");

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE INDEX "User_roleId_idx" ON "User"("roleId");

-- CreateIndex
CREATE INDEX "User_search_idx" ON "User" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "AccountToken_tokenHash_key" ON "AccountToken"("tokenHash");

-- CreateIndex
CREATE INDEX "AccountToken_userId_idx" ON "AccountToken"("userId");

-- CreateIndex
CREATE INDEX "Mail_search_idx" ON "Mail" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Activity_path_recordId_version_idx" ON "Activity"("path", "recordId", "version");

-- CreateIndex
CREATE INDEX "Activity_createdAt_idx" ON "Activity"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Media_key_key" ON "Media"("key");

-- CreateIndex
CREATE UNIQUE INDEX "Media_sha256_key" ON "Media"("sha256");

-- CreateIndex
CREATE INDEX "Media_search_idx" ON "Media" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "SlugRedirect_path_recordId_idx" ON "SlugRedirect"("path", "recordId");

-- CreateIndex
CREATE UNIQUE INDEX "SlugRedirect_path_slug_key" ON "SlugRedirect"("path", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "Partner_nameEn_key" ON "Partner"("nameEn");

-- CreateIndex
CREATE UNIQUE INDEX "Partner_nameVi_key" ON "Partner"("nameVi");

-- CreateIndex
CREATE INDEX "Partner_order_idx" ON "Partner"("order");

-- CreateIndex
CREATE INDEX "Partner_search_idx" ON "Partner" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "_illustrations_B_index" ON "_illustrations"("B");

-- AddForeignKey
ALTER TABLE "NewsArticle" ADD CONSTRAINT "NewsArticle_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "NewsCategory"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NewsArticle" ADD CONSTRAINT "NewsArticle_thumbnailId_fkey" FOREIGN KEY ("thumbnailId") REFERENCES "Media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NewsArticle" ADD CONSTRAINT "NewsArticle_shareImageId_fkey" FOREIGN KEY ("shareImageId") REFERENCES "Media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NewsArticle" ADD CONSTRAINT "NewsArticle_creatorId_fkey" FOREIGN KEY ("creatorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Feature" ADD CONSTRAINT "Feature_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "Feature"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Permission" ADD CONSTRAINT "Permission_roleId_fkey" FOREIGN KEY ("roleId") REFERENCES "Role"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Permission" ADD CONSTRAINT "Permission_featureId_fkey" FOREIGN KEY ("featureId") REFERENCES "Feature"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "User" ADD CONSTRAINT "User_roleId_fkey" FOREIGN KEY ("roleId") REFERENCES "Role"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccountToken" ADD CONSTRAINT "AccountToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Partner" ADD CONSTRAINT "Partner_logoId_fkey" FOREIGN KEY ("logoId") REFERENCES "Media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Partner" ADD CONSTRAINT "Partner_darkLogoId_fkey" FOREIGN KEY ("darkLogoId") REFERENCES "Media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Setting" ADD CONSTRAINT "Setting_shareImageId_fkey" FOREIGN KEY ("shareImageId") REFERENCES "Media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_illustrations" ADD CONSTRAINT "_illustrations_A_fkey" FOREIGN KEY ("A") REFERENCES "Media"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_illustrations" ADD CONSTRAINT "_illustrations_B_fkey" FOREIGN KEY ("B") REFERENCES "NewsArticle"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- What lists search in.
CREATE TRIGGER "Level_search" BEFORE INSERT OR UPDATE OF "nameEn", "nameVi" ON "Level"
  FOR EACH ROW EXECUTE FUNCTION set_search('nameEn', 'nameVi');
CREATE TRIGGER "NewsCategory_search" BEFORE INSERT OR UPDATE OF "nameEn", "nameVi" ON "NewsCategory"
  FOR EACH ROW EXECUTE FUNCTION set_search('nameEn', 'nameVi');
CREATE TRIGGER "NewsArticle_search" BEFORE INSERT OR UPDATE OF "titleEn", "titleVi" ON "NewsArticle"
  FOR EACH ROW EXECUTE FUNCTION set_search('titleEn', 'titleVi');
CREATE TRIGGER "Partner_search" BEFORE INSERT OR UPDATE OF "nameEn", "nameVi" ON "Partner"
  FOR EACH ROW EXECUTE FUNCTION set_search('nameEn', 'nameVi');
CREATE TRIGGER "User_search" BEFORE INSERT OR UPDATE OF "name", "email" ON "User"
  FOR EACH ROW EXECUTE FUNCTION set_search('name', 'email');
CREATE TRIGGER "Mail_search" BEFORE INSERT OR UPDATE OF "to", "subject" ON "Mail"
  FOR EACH ROW EXECUTE FUNCTION set_search('to', 'subject');
CREATE TRIGGER "Media_search" BEFORE INSERT OR UPDATE OF "filename", "altEn", "altVi" ON "Media"
  FOR EACH ROW EXECUTE FUNCTION set_search('filename', 'altEn', 'altVi');

-- One record only.
ALTER TABLE "Setting" ADD CONSTRAINT "Setting_single" CHECK ("id" = 1);

-- How many rows a table has, kept as they come and go: a list tells its total without reading every row.
CREATE TABLE "RowCount" (
    "table" TEXT NOT NULL,
    "rows" INTEGER NOT NULL,

    CONSTRAINT "RowCount_pkey" PRIMARY KEY ("table")
);

CREATE FUNCTION count_rows() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  difference INTEGER;
BEGIN
  SELECT CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END INTO difference FROM changed;
  IF difference <> 0 THEN
    INSERT INTO "RowCount" VALUES (TG_TABLE_NAME, difference)
      ON CONFLICT ("table") DO UPDATE SET "rows" = "RowCount"."rows" + excluded."rows";
  END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION count_no_rows() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "RowCount" WHERE "table" = TG_TABLE_NAME;
  RETURN NULL;
END
$$;

CREATE TRIGGER "NewsArticle_inserted" AFTER INSERT ON "NewsArticle"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE TRIGGER "NewsArticle_deleted" AFTER DELETE ON "NewsArticle"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE TRIGGER "NewsArticle_truncated" AFTER TRUNCATE ON "NewsArticle"
  FOR EACH STATEMENT EXECUTE FUNCTION count_no_rows();

INSERT INTO "RowCount" SELECT 'NewsArticle', count(*) FROM "NewsArticle";

CREATE TABLE "_prisma_migrations" (
  id character varying(36) NOT NULL,
  checksum character varying(64) NOT NULL,
  finished_at timestamp with time zone,
  migration_name character varying(255) NOT NULL,
  logs text,
  rolled_back_at timestamp with time zone,
  started_at timestamp with time zone NOT NULL DEFAULT now(),
  applied_steps_count integer NOT NULL DEFAULT 0,
  PRIMARY KEY ("id")
);

SET session_replication_role = replica;

TRUNCATE "AccountToken", "Activity", "Feature", "Level", "Mail", "Media", "NewsArticle", "NewsCategory", "Partner", "Permission", "Role", "RowCount", "Session", "Setting", "SlugRedirect", "User", "_illustrations", "_prisma_migrations";

INSERT INTO "AccountToken" ("id", "userId", "purpose", "tokenHash", "expiresAt", "usedAt", "createdAt") VALUES
('1', '2', 'verify', '7db11a67a52c034618beab828e42f4e08907432aa045f85d2e91708408623bc3', '2026-11-22 17:21:13.858+00', NULL, '2026-11-21 17:21:13.858+00'),
('2', '3', 'verify', '1c11a6ee7dcffe4e5b34b7594ef4d2b63839b96c47d1766682eb4553fc63aa98', '2026-11-22 17:21:13.858+00', NULL, '2026-11-21 17:21:13.858+00'),
('3', '4', 'invite', '20e667d704d7ce039de8377819003ef329bc25ddb840ca7925c0c0fa415bcc71', '2026-11-28 17:21:11.741+00', NULL, '2026-11-21 17:21:11.741+00');

INSERT INTO "Activity" ("id", "actorId", "actorName", "action", "path", "recordId", "recordName", "version", "changes", "ip", "createdAt") VALUES
('1', '1', 'Administrator', 'sign-in', '/admin/user', '1', 'Administrator', '1', '{}', '127.0.0.1', '2026-11-21 17:21:13.458+00'),
('2', '2', 'Trần Thị Bích', 'sign-up', '/admin/user', '2', 'Trần Thị Bích', '1', '{}', '127.0.0.1', '2026-11-21 17:21:16.239+00'),
('3', '1', 'Administrator', 'confirm', '/admin/user', '2', 'Trần Thị Bích', '2', '{"verifiedAt": [null, "2026-11-21T17:21:11.741Z"]}', '127.0.0.1', '2026-11-21 17:21:18.097+00'),
('4', '1', 'Administrator', 'approve', '/admin/user', '2', 'Trần Thị Bích', '3', '{"approvedAt": [null, "2026-11-21T17:21:11.741Z"]}', '127.0.0.1', '2026-11-21 17:21:20.17+00'),
('5', '3', 'Nguyễn Văn Đường', 'sign-up', '/admin/user', '3', 'Nguyễn Văn Đường', '1', '{}', '127.0.0.1', '2026-11-21 17:21:23.037+00'),
('6', '1', 'Administrator', 'confirm', '/admin/user', '3', 'Nguyễn Văn Đường', '2', '{"verifiedAt": [null, "2026-11-21T17:21:11.741Z"]}', '127.0.0.1', '2026-11-21 17:21:24.67+00'),
('7', '1', 'Administrator', 'approve', '/admin/user', '3', 'Nguyễn Văn Đường', '3', '{"approvedAt": [null, "2026-11-21T17:21:11.741Z"]}', '127.0.0.1', '2026-11-21 17:21:27.272+00'),
('8', '1', 'Administrator', 'update', '/admin/user', '3', 'Nguyễn Văn Đường', '4', '{"roleId": [2, 3]}', '127.0.0.1', '2026-11-21 17:21:30.023+00'),
('9', '1', 'Administrator', 'create', '/admin/user', '4', 'Lê Minh Châu', '1', '{"name": [null, "Lê Minh Châu"], "email": [null, "invited@example.com"], "roleId": [null, 3]}', '127.0.0.1', '2026-11-21 17:21:31.473+00'),
('10', '3', 'Nguyễn Văn Đường', 'sign-in', '/admin/user', '3', 'Nguyễn Văn Đường', '4', '{}', '127.0.0.1', '2026-11-21 17:21:32.863+00'),
('11', '2', 'Trần Thị Bích', 'sign-in', '/admin/user', '2', 'Trần Thị Bích', '3', '{}', '127.0.0.1', '2026-11-21 17:21:34.717+00'),
('12', '3', 'Nguyễn Văn Đường', 'update', '/admin/media', '27', 'xanh.png', '2', '{"altEn": ["", "A blue area"], "altVi": ["", "Một mảng xanh"]}', '127.0.0.1', '2026-11-21 17:21:36.141+00'),
('13', '3', 'Nguyễn Văn Đường', 'update', '/admin/news', '17', 'A poster for every van door', '2', '{"slug": ["a-poster-for-every-van-door", "a-poster-for-every-van-door-moved"], "thumbnailId": [13, 27]}', '127.0.0.1', '2026-11-21 17:21:38.279+00'),
('14', '3', 'Nguyễn Văn Đường', 'create', '/admin/news', '18', 'Bản nháp: quy trình mới', '1', '{"slug": [null, "ban-nhap-quy-trinh-moi"], "status": [null, "draft"], "titleVi": [null, "Bản nháp: quy trình mới"], "featured": [null, false], "visibleEn": [null, false], "visibleVi": [null, true]}', '127.0.0.1', '2026-11-21 17:21:39.012+00');

INSERT INTO "Feature" ("id", "nameEn", "nameVi", "pathname", "location", "icon", "view", "add", "edit", "delete", "builtIn", "parentId", "version", "createdAt", "updatedAt") VALUES
('1', 'News', 'Tin tức', NULL, '1', 'newspaper', 'false', 'false', 'false', 'false', 'true', NULL, '1', '2026-11-21 17:20:34.383+00', '2026-11-21 17:20:34.383+00'),
('2', 'News categories', 'Danh mục tin', '/admin/news-category', '1', 'folder-tree', 'true', 'true', 'true', 'true', 'true', '1', '1', '2026-11-21 17:20:35.081+00', '2026-11-21 17:20:35.081+00'),
('3', 'Articles', 'Bài viết', '/admin/news', '2', 'file-text', 'true', 'true', 'true', 'true', 'true', '1', '1', '2026-11-21 17:20:35.537+00', '2026-11-21 17:20:35.537+00'),
('4', 'Website', 'Trang web', NULL, '2', 'globe', 'false', 'false', 'false', 'false', 'true', NULL, '1', '2026-11-21 17:20:35.757+00', '2026-11-21 17:20:35.757+00'),
('5', 'Partners', 'Đối tác', '/admin/partner', '1', 'handshake', 'true', 'true', 'true', 'true', 'true', '4', '1', '2026-11-21 17:20:35.853+00', '2026-11-21 17:20:35.853+00'),
('6', 'Site settings', 'Cài đặt trang web', '/admin/setting', '2', 'sliders-horizontal', 'true', 'false', 'true', 'false', 'true', '4', '1', '2026-11-21 17:20:36.073+00', '2026-11-21 17:20:36.073+00'),
('7', 'Media library', 'Thư viện ảnh', '/admin/media', '3', 'image', 'true', 'true', 'true', 'true', 'true', '4', '1', '2026-11-21 17:20:36.305+00', '2026-11-21 17:20:36.305+00'),
('8', 'Career', 'Tuyển dụng', NULL, '3', 'briefcase', 'false', 'false', 'false', 'false', 'true', NULL, '1', '2026-11-21 17:20:36.725+00', '2026-11-21 17:20:36.725+00'),
('9', 'Levels', 'Cấp bậc', '/admin/level', '1', 'signal', 'true', 'true', 'true', 'true', 'true', '8', '1', '2026-11-21 17:20:36.973+00', '2026-11-21 17:20:36.973+00'),
('10', 'System', 'Hệ thống', NULL, '4', 'shield', 'false', 'false', 'false', 'false', 'true', NULL, '1', '2026-11-21 17:20:37.203+00', '2026-11-21 17:20:37.203+00'),
('11', 'Users', 'Người dùng', '/admin/user', '1', 'users', 'true', 'true', 'true', 'true', 'true', '10', '1', '2026-11-21 17:20:37.264+00', '2026-11-21 17:20:37.264+00'),
('12', 'Features', 'Chức năng', '/admin/feature', '2', 'key-round', 'true', 'true', 'true', 'true', 'true', '10', '1', '2026-11-21 17:20:37.431+00', '2026-11-21 17:20:37.431+00'),
('13', 'Outbox', 'Thư đi', '/admin/outbox', '3', 'mail', 'true', 'false', 'true', 'false', 'true', '10', '1', '2026-11-21 17:20:37.513+00', '2026-11-21 17:20:37.513+00');

INSERT INTO "Level" ("id", "nameEn", "nameVi", "order", "search", "version", "createdAt", "updatedAt") VALUES
('1', 'Intern', 'Thực tập sinh', '2', 'intern
thuc tap sinh
intern
thực tập sinh', '1', '2026-11-21 17:21:11.434+00', '2026-11-21 17:21:11.434+00'),
('2', 'Junior', 'Nhân viên', '1', 'junior
nhan vien
junior
nhân viên', '1', '2026-11-21 17:21:11.434+00', '2026-11-21 17:21:11.434+00'),
('3', 'Experienced', 'Chuyên viên', '3', 'experienced
chuyen vien
experienced
chuyên viên', '1', '2026-11-21 17:21:11.434+00', '2026-11-21 17:21:11.434+00'),
('4', 'Senior', 'Chuyên viên cao cấp', '4', 'senior
chuyen vien cao cap
senior
chuyên viên cao cấp', '1', '2026-11-21 17:21:11.434+00', '2026-11-21 17:21:11.434+00'),
('5', 'Team lead', 'Trưởng nhóm', '5', 'team lead
truong nhom
team lead
trưởng nhóm', '1', '2026-11-21 17:21:11.434+00', '2026-11-21 17:21:11.434+00'),
('6', 'Head of department', 'Trưởng phòng', '6', 'head of department
truong phong
head of department
trưởng phòng', '1', '2026-11-21 17:21:11.434+00', '2026-11-21 17:21:11.434+00');

INSERT INTO "Mail" ("id", "to", "subject", "text", "link", "state", "error", "sentAt", "search", "version", "createdAt", "updatedAt") VALUES
('1', 'user@example.com', 'Confirm your email address – Lac Giang Technology', 'Hello Trần Thị Bích,

Thank you for signing up at Lac Giang Technology. Please confirm that this address is yours:

http://localhost:3000/auth/verify?token=II9N3hvPJxE2pq2_D9oim-WERgUI-NNduc941A3XxMY

The link works once, for a day. If you did not sign up, simply ignore this email.

Lac Giang Technology', 'http://localhost:3000/auth/verify?token=II9N3hvPJxE2pq2_D9oim-WERgUI-NNduc941A3XxMY', 'waiting', NULL, NULL, 'user@example.com
confirm your email address – lac giang technology', '1', '2026-11-21 17:21:15.709+00', '2026-11-21 17:21:15.709+00'),
('2', 'user@example.com', 'Your account is ready – Lac Giang Technology', 'Hello Trần Thị Bích,

Your account at Lac Giang Technology has been approved. You can sign in now:

http://localhost:3000/auth/login

Sign in with the email address this email was sent to.

Lac Giang Technology', 'http://localhost:3000/auth/login', 'waiting', NULL, NULL, 'user@example.com
your account is ready – lac giang technology', '1', '2026-11-21 17:21:19.789+00', '2026-11-21 17:21:19.789+00'),
('3', 'manager@example.com', 'Confirm your email address – Lac Giang Technology', 'Hello Nguyễn Văn Đường,

Thank you for signing up at Lac Giang Technology. Please confirm that this address is yours:

http://localhost:3000/auth/verify?token=5a8XVIP90zQoOSbGVfH1fTnKkVX-PLLNMq3ZFwJScd8

The link works once, for a day. If you did not sign up, simply ignore this email.

Lac Giang Technology', 'http://localhost:3000/auth/verify?token=5a8XVIP90zQoOSbGVfH1fTnKkVX-PLLNMq3ZFwJScd8', 'waiting', NULL, NULL, 'manager@example.com
confirm your email address – lac giang technology', '1', '2026-11-21 17:21:22.462+00', '2026-11-21 17:21:22.462+00'),
('4', 'manager@example.com', 'Your account is ready – Lac Giang Technology', 'Hello Nguyễn Văn Đường,

Your account at Lac Giang Technology has been approved. You can sign in now:

http://localhost:3000/auth/login

Sign in with the email address this email was sent to.

Lac Giang Technology', 'http://localhost:3000/auth/login', 'waiting', NULL, NULL, 'manager@example.com
your account is ready – lac giang technology', '1', '2026-11-21 17:21:26.683+00', '2026-11-21 17:21:26.683+00'),
('5', 'invited@example.com', 'You are invited to Lac Giang Technology', 'Hello Lê Minh Châu,

An account at Lac Giang Technology has been created for you. Choose a password to start using it:

http://localhost:3000/auth/reset?token=S4gvOPMissTVXON2xxU33Y1dt9Ao5YNQXIwj577WxmY

The link works once, for seven days.

Lac Giang Technology', 'http://localhost:3000/auth/reset?token=S4gvOPMissTVXON2xxU33Y1dt9Ao5YNQXIwj577WxmY', 'waiting', NULL, NULL, 'invited@example.com
you are invited to lac giang technology', '1', '2026-11-21 17:21:31.033+00', '2026-11-21 17:21:31.033+00');

INSERT INTO "Media" ("id", "key", "sha256", "filename", "mime", "size", "width", "height", "widths", "altEn", "altVi", "focalX", "focalY", "search", "version", "createdAt", "updatedAt") VALUES
('1', 'S3TwwjFYtlhwnmluAN8UBQ', 'b95224f41177ecbe7fe44b619c704b3eac5f180ef4a9ee532481e8b387ce3dfd', 'water-works.jpg', 'image/jpeg', '94340', '1600', '1000', '{320,640,960,1280,1600}', 'Round settling tanks of a waterworks, seen from above', 'Các bể lắng tròn của nhà máy nước nhìn từ trên cao', '0.5', '0.5', 'water-works.jpg
round settling tanks of a waterworks, seen from above
cac be lang tron cua nha may nuoc nhin tu tren cao
water-works.jpg
round settling tanks of a waterworks, seen from above
các bể lắng tròn của nhà máy nước nhìn từ trên cao', '1', '2026-11-21 17:20:41.097+00', '2026-11-21 17:20:41.34+00'),
('2', 'KgKQIlXI_w_VmIvdV9KRjw', 'bbde11054ec280db767209bfc8bbc204f89621d57d39790f9faeb31df5d87f76', 'signal.jpg', 'image/jpeg', '85023', '1600', '1000', '{320,640,960,1280,1600}', 'Waves of a measured signal on a dark ground', 'Những đường sóng của tín hiệu đo trên nền tối', '0.5', '0.5', 'signal.jpg
waves of a measured signal on a dark ground
nhung duong song cua tin hieu do tren nen toi
signal.jpg
waves of a measured signal on a dark ground
những đường sóng của tín hiệu đo trên nền tối', '1', '2026-11-21 17:20:42.883+00', '2026-11-21 17:20:43.015+00'),
('3', 'Hi45rhCfHmDrargRkCZMAg', '8a1a229af7bb61ebe9b1abe9c7ea39ff5b66c232d47d7b6c36e4016cd2a14616', 'atrium.jpg', 'image/jpeg', '28665', '1600', '1000', '{320,640,960,1280,1600}', 'People walking through a hall of arches towards the light', 'Dòng người đi qua sảnh vòm, hướng về phía ánh sáng', '0.5', '0.5', 'atrium.jpg
people walking through a hall of arches towards the light
dong nguoi di qua sanh vom, huong ve phia anh sang
atrium.jpg
people walking through a hall of arches towards the light
dòng người đi qua sảnh vòm, hướng về phía ánh sáng', '1', '2026-11-21 17:20:44.475+00', '2026-11-21 17:20:44.743+00'),
('4', 'cBZGcxe9HTxgwVblAl9QSQ', '6eede6ca9587d38d77e075a57b32f669e0796749df232c1826d2d91d18a73348', 'solar-roof.jpg', 'image/jpeg', '75757', '1600', '1000', '{320,640,960,1280,1600}', 'Rows of solar panels on a roof at sunset', 'Những hàng pin mặt trời trên mái nhà lúc hoàng hôn', '0.5', '0.5', 'solar-roof.jpg
rows of solar panels on a roof at sunset
nhung hang pin mat troi tren mai nha luc hoang hon
solar-roof.jpg
rows of solar panels on a roof at sunset
những hàng pin mặt trời trên mái nhà lúc hoàng hôn', '1', '2026-11-21 17:20:45.639+00', '2026-11-21 17:20:45.76+00'),
('5', 'b73ovCUQjL7gvVe6APYoOg', 'c5d47aa125584f2bc54adfbc87f97c8d641dae5e593ed28bd36ff6ea9db54f4c', 'circuit.jpg', 'image/jpeg', '127423', '1600', '1000', '{320,640,960,1280,1600}', 'A circuit board with three chips and copper tracks', 'Bo mạch với ba con chip và các đường đồng', '0.5', '0.5', 'circuit.jpg
a circuit board with three chips and copper tracks
bo mach voi ba con chip va cac duong dong
circuit.jpg
a circuit board with three chips and copper tracks
bo mạch với ba con chip và các đường đồng', '1', '2026-11-21 17:20:47.605+00', '2026-11-21 17:20:47.711+00'),
('6', 'DjWAUNoS4kGOU4u14ZvxVQ', '5d2149994553be298f30c764351de4ae456782686a6cb608af8bd1f90bd3f822', 'robot-cell.jpg', 'image/jpeg', '52712', '1600', '1000', '{320,640,960,1280,1600}', 'A welding robot at work on a conveyor line', 'Robot hàn đang làm việc bên băng chuyền', '0.5', '0.5', 'robot-cell.jpg
a welding robot at work on a conveyor line
robot han dang lam viec ben bang chuyen
robot-cell.jpg
a welding robot at work on a conveyor line
robot hàn đang làm việc bên băng chuyền', '1', '2026-11-21 17:20:49.373+00', '2026-11-21 17:20:49.481+00'),
('7', '7Bg5cOOHLhHvBhgPAymc-A', 'fcfa4429756d7a88b6e6121bae67f6ba62b4f5c52e24a5961ba379d5a3a73042', 'port.jpg', 'image/jpeg', '68541', '1600', '1000', '{320,640,960,1280,1600}', 'Cranes and containers of a port at dawn', 'Cần cẩu và container ở cảng lúc bình minh', '0.5', '0.5', 'port.jpg
cranes and containers of a port at dawn
can cau va container o cang luc binh minh
port.jpg
cranes and containers of a port at dawn
cần cẩu và container ở cảng lúc bình minh', '1', '2026-11-21 17:20:50.87+00', '2026-11-21 17:20:50.982+00'),
('8', 'MrXyeb2rlrAOIPnJd20ygQ', '9058bfae15a2d930416f92ad7e3ae3b301c439dce114c5eb279df496cbdb45fd', 'data-room.jpg', 'image/jpeg', '81402', '1600', '1000', '{320,640,960,1280,1600}', 'An engineer between two rows of server racks', 'Một kỹ sư giữa hai dãy tủ máy chủ', '0.5', '0.5', 'data-room.jpg
an engineer between two rows of server racks
mot ky su giua hai day tu may chu
data-room.jpg
an engineer between two rows of server racks
một kỹ sư giữa hai dãy tủ máy chủ', '1', '2026-11-21 17:20:51.807+00', '2026-11-21 17:20:52.102+00'),
('9', 'YHsDadQxRKHC2Us9ykQCmw', '12901b915c67f6a9b8ba7b2b025ea4387928538d8e16c37a344ee3045128e79d', 'river-city.jpg', 'image/jpeg', '79060', '1600', '1000', '{320,640,960,1280,1600}', 'A bridge and a skyline reflected in a river at night', 'Cây cầu và thành phố về đêm soi bóng xuống dòng sông', '0.5', '0.5', 'river-city.jpg
a bridge and a skyline reflected in a river at night
cay cau va thanh pho ve dem soi bong xuong dong song
river-city.jpg
a bridge and a skyline reflected in a river at night
cây cầu và thành phố về đêm soi bóng xuống dòng sông', '1', '2026-11-21 17:20:53.009+00', '2026-11-21 17:20:53.127+00'),
('10', 'YbrK1htBbvW2LBSGv0kHBA', 'a13723756b4a46baf0d31e1a5ac59c56a0335a4c4f97f812a52cd8c606069c82', 'pipes.jpg', 'image/jpeg', '89522', '1600', '1000', '{320,640,960,1280,1600}', 'Steam and water pipes with gauges and a red hand wheel', 'Đường ống hơi và nước với đồng hồ đo và van tay quay màu đỏ', '0.5', '0.5', 'pipes.jpg
steam and water pipes with gauges and a red hand wheel
duong ong hoi va nuoc voi dong ho do va van tay quay mau do
pipes.jpg
steam and water pipes with gauges and a red hand wheel
đường ống hơi và nước với đồng hồ đo và van tay quay màu đỏ', '1', '2026-11-21 17:20:53.821+00', '2026-11-21 17:20:53.907+00'),
('11', 'YOwNSjeuE_gxQrdp7Lw9_A', '39f679db2444b03c0252798c50e32b826dbb107d0340d93683cb78c44a655deb', 'terraces.jpg', 'image/jpeg', '70860', '1600', '1000', '{320,640,960,1280,1600}', 'Rice terraces in shades of green and yellow', 'Ruộng bậc thang với các sắc xanh và vàng', '0.5', '0.5', 'terraces.jpg
rice terraces in shades of green and yellow
ruong bac thang voi cac sac xanh va vang
terraces.jpg
rice terraces in shades of green and yellow
ruộng bậc thang với các sắc xanh và vàng', '1', '2026-11-21 17:20:54.509+00', '2026-11-21 17:20:54.715+00'),
('12', 'avrn1uNp3_CjmdNqQZBi0A', 'fa8404e9c3589d0a3fd32d081e4187517a6bcf485334d02d9455523ae2136f59', 'wind-ridge.jpg', 'image/jpeg', '36373', '1600', '1000', '{320,640,960,1280,1600}', 'Wind turbines above misty hills', 'Tua-bin gió trên những ngọn đồi phủ sương', '0.5', '0.5', 'wind-ridge.jpg
wind turbines above misty hills
tua-bin gio tren nhung ngon doi phu suong
wind-ridge.jpg
wind turbines above misty hills
tua-bin gió trên những ngọn đồi phủ sương', '1', '2026-11-21 17:20:55.299+00', '2026-11-21 17:20:55.367+00'),
('13', 'IDt46aAg_M9VnGwPfqbdvg', '2c74074688cab4efff314553d37f29b2f6ce9087b1004dec4ce2fe7630b08a32', 'monsoon.jpg', 'image/jpeg', '71831', '1600', '1000', '{320,640,960,1280,1600}', 'A measuring mast in heavy rain above a river', 'Cột đo giữa cơn mưa lớn bên bờ sông', '0.5', '0.5', 'monsoon.jpg
a measuring mast in heavy rain above a river
cot do giua con mua lon ben bo song
monsoon.jpg
a measuring mast in heavy rain above a river
cột đo giữa cơn mưa lớn bên bờ sông', '1', '2026-11-21 17:20:56.449+00', '2026-11-21 17:20:56.663+00'),
('14', 'ftX9dqp0dfh_NQYJH_nagA', 'c9b2e681c2cdd0de18474214aaf55f960c4aa26eae539ef59475d9514e3d1053', 'control-desk.jpg', 'image/jpeg', '63070', '1600', '1000', '{320,640,960,1280,1600}', 'A control desk with five screens, seen from behind', 'Bàn điều khiển với năm màn hình nhìn từ phía sau', '0.5', '0.5', 'control-desk.jpg
a control desk with five screens, seen from behind
ban dieu khien voi nam man hinh nhin tu phia sau
control-desk.jpg
a control desk with five screens, seen from behind
bàn điều khiển với năm màn hình nhìn từ phía sau', '1', '2026-11-21 17:20:57.323+00', '2026-11-21 17:20:57.378+00'),
('15', 'D8spqHQKSo5TW0aiN2Z3Bg', '563dc49d39d6a27b76b24933c85a0100fde0c5cc80ad5cdf001e6ddac8b501fe', 'partner-bach-phong.png', 'image/png', '4844', '655', '88', '{320,640,655}', 'Bach Phong Steel', 'Thép Bách Phong', '0.5', '0.5', 'partner-bach-phong.png
bach phong steel
thep bach phong
partner-bach-phong.png
bach phong steel
thép bách phong', '1', '2026-11-21 17:20:57.567+00', '2026-11-21 17:20:57.594+00'),
('16', 'UDTIbVTa6QqjG7NfuL7CYQ', '6f5df77de20a516c96393d1c881fdc7396ebb7509db3084b269bca59112f434b', 'partner-bach-phong-dark.png', 'image/png', '4775', '655', '88', '{320,640,655}', 'Bach Phong Steel', 'Thép Bách Phong', '0.5', '0.5', 'partner-bach-phong-dark.png
bach phong steel
thep bach phong
partner-bach-phong-dark.png
bach phong steel
thép bách phong', '1', '2026-11-21 17:20:57.877+00', '2026-11-21 17:20:57.964+00'),
('17', 'Lj7MSt9Ipe2IrfaMB9bg8A', '917f7b69512909829d58e09deeb48263a7670b5d5c610e9b82e574f5218e306d', 'partner-nordfell.png', 'image/png', '3967', '379', '83', '{320,379}', 'Nordfell Energy', 'Năng lượng Nordfell', '0.5', '0.5', 'partner-nordfell.png
nordfell energy
nang luong nordfell
partner-nordfell.png
nordfell energy
năng lượng nordfell', '1', '2026-11-21 17:20:58.256+00', '2026-11-21 17:20:58.424+00'),
('18', 'vr5XwScjyDimbOmaslfTNw', '369bb5a4377c36c77381dab5a0da4e3ea44e351d87418c830a60c000c985e12a', 'partner-nordfell-dark.png', 'image/png', '3960', '379', '83', '{320,379}', 'Nordfell Energy', 'Năng lượng Nordfell', '0.5', '0.5', 'partner-nordfell-dark.png
nordfell energy
nang luong nordfell
partner-nordfell-dark.png
nordfell energy
năng lượng nordfell', '1', '2026-11-21 17:20:58.878+00', '2026-11-21 17:20:58.966+00'),
('19', 'L8eaAsLiNRcyDGwbyQYemg', 'a597c218ed104ba8227687a31db4d16423eb4a5a3f87e73961b5678987e4545e', 'partner-tra-ly.png', 'image/png', '3094', '336', '92', '{320,336}', 'Tra Ly Water', 'Cấp nước Trà Lý', '0.5', '0.5', 'partner-tra-ly.png
tra ly water
cap nuoc tra ly
partner-tra-ly.png
tra ly water
cấp nước trà lý', '1', '2026-11-21 17:20:59.374+00', '2026-11-21 17:20:59.48+00'),
('20', '28A5J-RZSd9KynBIQA1voQ', 'f130ea2c8ebc3939bf4d89fce86ec350e9ef3668cc3a345f5ca17488ca6eee16', 'partner-tra-ly-dark.png', 'image/png', '3069', '336', '92', '{320,336}', 'Tra Ly Water', 'Cấp nước Trà Lý', '0.5', '0.5', 'partner-tra-ly-dark.png
tra ly water
cap nuoc tra ly
partner-tra-ly-dark.png
tra ly water
cấp nước trà lý', '1', '2026-11-21 17:20:59.654+00', '2026-11-21 17:20:59.692+00'),
('21', 'o_3uncMToDvj4Au86kch_w', '3e70c320b1603442763987c34d7ccb2ff4b91984f75a688592464fc299d44bba', 'partner-mekara.png', 'image/png', '3914', '377', '96', '{320,377}', 'Mekara Foods', 'Thực phẩm Mekara', '0.5', '0.5', 'partner-mekara.png
mekara foods
thuc pham mekara
partner-mekara.png
mekara foods
thực phẩm mekara', '1', '2026-11-21 17:20:59.903+00', '2026-11-21 17:21:00.004+00'),
('22', 'psPS07rNOZi1ScbebZc30g', 'c106d9a87e45b20b8d66d9e7cd93ca4bf3ddfd45f37e608857b1dc171dda284a', 'partner-mekara-dark.png', 'image/png', '3816', '377', '96', '{320,377}', 'Mekara Foods', 'Thực phẩm Mekara', '0.5', '0.5', 'partner-mekara-dark.png
mekara foods
thuc pham mekara
partner-mekara-dark.png
mekara foods
thực phẩm mekara', '1', '2026-11-21 17:21:00.411+00', '2026-11-21 17:21:00.566+00'),
('23', 'u_hq3Ux1id4BMsoumz7_4Q', 'f4e2b69a2801a6ec8e6f5f2f4df0690f1631d89523c7a72ad33f4c36956ea271', 'partner-kitano.png', 'image/png', '3378', '473', '92', '{320,473}', 'Kitano Controls', 'Điều khiển Kitano', '0.5', '0.5', 'partner-kitano.png
kitano controls
dieu khien kitano
partner-kitano.png
kitano controls
điều khiển kitano', '1', '2026-11-21 17:21:01.238+00', '2026-11-21 17:21:01.423+00'),
('24', 'TmWTcRdAfhBdI7Oa5uK4FQ', '64bd7bbd5022a4ef9ef2c5b07d91b7d25efcc399b672181f0993468604a83677', 'partner-kitano-dark.png', 'image/png', '3369', '473', '92', '{320,473}', 'Kitano Controls', 'Điều khiển Kitano', '0.5', '0.5', 'partner-kitano-dark.png
kitano controls
dieu khien kitano
partner-kitano-dark.png
kitano controls
điều khiển kitano', '1', '2026-11-21 17:21:01.589+00', '2026-11-21 17:21:01.724+00'),
('25', 'tyODIXacRYxUSJvjzYl-AA', '8659f2fd5f4cd60b740050f64e583957e73d6a0bbd9898d8d001d5efb63f480e', 'partner-sontra.png', 'image/png', '3503', '345', '104', '{320,345}', 'Sontra Terminal', 'Cảng Sontra', '0.5', '0.5', 'partner-sontra.png
sontra terminal
cang sontra
partner-sontra.png
sontra terminal
cảng sontra', '1', '2026-11-21 17:21:01.899+00', '2026-11-21 17:21:01.951+00'),
('26', 'WiEgSgylaVQyD1vWxCzcHg', 'b11da17bae18be927af749228caaf3140cb187007b78d5727ccb1501aeb71a18', 'partner-sontra-dark.png', 'image/png', '3937', '345', '104', '{320,345}', 'Sontra Terminal', 'Cảng Sontra', '0.5', '0.5', 'partner-sontra-dark.png
sontra terminal
cang sontra
partner-sontra-dark.png
sontra terminal
cảng sontra', '1', '2026-11-21 17:21:02.191+00', '2026-11-21 17:21:02.279+00'),
('27', 'qV-hsAxORzqIAp9Ya8Aheg', 'ac0ec25488fef5567150cf13906c16cd8107939d41a4a5d697bf04be4c643ab1', 'xanh.png', 'image/png', '95', '8', '6', '{8}', 'A blue area', 'Một mảng xanh', '0.5', '0.5', 'xanh.png
a blue area
mot mang xanh
xanh.png
a blue area
một mảng xanh', '2', '2026-11-21 17:21:35.803+00', '2026-11-21 17:21:36.039+00');

INSERT INTO "NewsArticle" ("id", "slug", "titleEn", "titleVi", "summaryEn", "summaryVi", "contentEn", "contentVi", "status", "publishAt", "unpublishAt", "visibleEn", "visibleVi", "featured", "metaTitleEn", "metaTitleVi", "metaDescriptionEn", "metaDescriptionVi", "categoryId", "thumbnailId", "shareImageId", "creatorId", "creatorName", "creatorEmail", "search", "version", "createdAt", "updatedAt") VALUES
('1', 'what-information-security-changed-in-our-daily-work', 'What information security changed in our daily work', 'An toàn thông tin đã thay đổi công việc hằng ngày của chúng tôi ra sao', 'This month we were certified to ISO/IEC 27001. The certificate hangs in the hall; the changes are elsewhere.', 'Từ tháng này, chúng tôi đạt chứng nhận ISO/IEC 27001. Tờ chứng nhận treo ở sảnh, còn những thay đổi thì nằm ở nơi khác.', '<p>An auditor spent nine days with us. She read little and asked much, mostly the people who had not been told what to answer. In the end she had four findings, and we have put them all right.</p>
<h2>What we stopped doing</h2>
<ul>
<li>Sending drawings by email. A link expires, an attachment does not.</li>
<li>Sharing one account on a test bench, however practical it was.</li>
<li>Keeping a customer’s data after a project “in case somebody asks”. Nobody ever had.</li>
</ul>
<h2>What we started</h2>
<p>Twice a year, on a day nobody knows in advance, we restore one system from its backup, on other hardware, with somebody who has not done it before. The first time took eleven hours. The last took fifty minutes, and the manual is now two pages long.</p>
<p>Whoever reports a mistake of their own gets an answer within a day and never a reproach. In the first half of the year there were twenty-three reports. We would worry if there were none.</p>', '<p>Chuyên gia đánh giá làm việc với chúng tôi chín ngày. Chị đọc ít mà hỏi nhiều, chủ yếu hỏi những người không ai dặn trước phải trả lời thế nào. Cuối cùng có bốn điểm cần khắc phục, và chúng tôi đã khắc phục xong cả bốn.</p>
<h2>Những việc chúng tôi thôi không làm nữa</h2>
<ul>
<li>Gửi bản vẽ qua email. Liên kết thì hết hạn, tệp đính kèm thì không.</li>
<li>Dùng chung một tài khoản trên bàn thử, dù tiện đến đâu.</li>
<li>Giữ dữ liệu của khách sau khi xong dự án “phòng khi có người hỏi”. Thực tế chưa từng có ai hỏi.</li>
</ul>
<h2>Những việc chúng tôi bắt đầu làm</h2>
<p>Mỗi năm hai lần, vào một ngày không ai biết trước, chúng tôi khôi phục một hệ thống từ bản sao lưu, trên máy khác, do một người chưa từng làm việc đó. Lần đầu mất mười một giờ. Lần gần nhất mất năm mươi phút, và tài liệu hướng dẫn giờ chỉ còn hai trang.</p>
<p>Ai tự báo lỗi của mình đều được trả lời trong vòng một ngày và không bao giờ bị trách. Nửa đầu năm có hai mươi ba lần báo. Nếu không có lần nào, chúng tôi mới phải lo.</p>', 'published', '2026-06-16 17:20:30.951+00', NULL, 'true', 'true', 'false', NULL, NULL, NULL, NULL, '4', '8', NULL, '1', 'Administrator', 'admin@example.com', 'what information security changed in our daily work
an toan thong tin da thay doi cong viec hang ngay cua chung toi ra sao
what information security changed in our daily work
an toàn thông tin đã thay đổi công việc hằng ngày của chúng tôi ra sao', '1', '2026-06-16 17:20:30.951+00', '2026-11-21 17:21:04.526+00'),
('2', 'a-field-guide-to-sensors-that-survive-the-monsoon', 'A field guide to sensors that survive the monsoon', 'Cẩm nang cho những cảm biến sống sót qua mùa mưa', 'We counted what broke in ten rainy seasons. It was hardly ever the sensor. A short list for anyone who mounts something outdoors.', 'Chúng tôi đếm những gì đã hỏng trong mười mùa mưa. Hầu như không bao giờ là cảm biến. Một danh sách ngắn cho ai phải lắp thiết bị ngoài trời.', '<p>Of 1,128 faults that we repaired outdoors in ten rainy seasons, 61 were in a sensor. The other 1,067 were in what surrounds it: a cable, a gland, a clamp, a nest.</p>
<h2>The list on the inside of our van doors</h2>
<ol>
<li><strong>Cables enter from below, with a loop.</strong> Water follows a cable as far as it can. Let the lowest point be outside the box.</li>
<li><strong>A box needs a hole.</strong> Warm air leaves a sealed box by day and sucks water in at night. A membrane the size of a coin prevents it.</li>
<li><strong>Two metals, one battery.</strong> Steel screws in an aluminium rail are gone in three years at the coast.</li>
<li><strong>Ants like warmth, geckos like ants.</strong> Close every gap wider than a millimetre, and put the warm part on top.</li>
<li><strong>Label it for someone in the rain.</strong> Large letters, no stickers, a name that is also on the map.</li>
</ol>
<h2>Lightning</h2>
<p>No protector helps without a short way into the ground. We measure the earth of each mast in the dry season, when it is at its worst, and drive another rod if it is above ten ohms. It is an afternoon’s work that has saved more equipment than any other.</p>
<p>We are happy to share the list as a poster: write to us and say how many doors you have.</p>', '<p>Trong 1.128 sự cố ngoài trời mà chúng tôi sửa qua mười mùa mưa, chỉ 61 nằm ở cảm biến. 1.067 sự cố còn lại nằm ở những gì xung quanh nó: sợi cáp, ốc siết, kẹp giữ, tổ côn trùng.</p>
<h2>Danh sách dán sau cánh cửa xe</h2>
<ol>
<li><strong>Cáp vào từ bên dưới và phải có vòng võng.</strong> Nước lần theo cáp đi xa hết mức có thể. Hãy để điểm thấp nhất nằm ngoài hộp.</li>
<li><strong>Hộp cần một lỗ thở.</strong> Ban ngày khí nóng thoát khỏi hộp kín, ban đêm hộp hút nước vào. Một màng thoáng cỡ đồng xu là đủ ngăn chuyện đó.</li>
<li><strong>Hai kim loại thành một viên pin.</strong> Vít thép trên thanh nhôm ở vùng biển chỉ ba năm là mục.</li>
<li><strong>Kiến thích ấm, thạch sùng thích kiến.</strong> Bịt mọi khe hở quá một mi-li-mét và đặt phần tỏa nhiệt lên trên.</li>
<li><strong>Ghi nhãn cho người đứng dưới mưa.</strong> Chữ to, không dùng giấy dán, và tên phải trùng với tên trên bản đồ.</li>
</ol>
<h2>Sét</h2>
<p>Không bộ chống sét nào có ích nếu đường xuống đất quá dài. Chúng tôi đo tiếp địa của từng cột vào mùa khô, lúc nó kém nhất, và đóng thêm cọc nếu quá mười ôm. Chỉ mất một buổi chiều, nhưng chưa việc nào cứu được nhiều thiết bị hơn thế.</p>
<p>Chúng tôi sẵn lòng gửi danh sách này dưới dạng áp phích: hãy viết cho chúng tôi và cho biết bạn có bao nhiêu cánh cửa.</p>', 'published', '2026-07-13 17:20:30.951+00', NULL, 'true', 'true', 'false', NULL, NULL, NULL, NULL, '2', '13', NULL, '1', 'Administrator', 'admin@example.com', 'a field guide to sensors that survive the monsoon
cam nang cho nhung cam bien song sot qua mua mua
a field guide to sensors that survive the monsoon
cẩm nang cho những cảm biến sống sót qua mùa mưa', '1', '2026-07-13 17:20:30.951+00', '2026-11-21 17:21:05.167+00'),
('3', 'listening-to-thirty-turbines-from-one-desk', 'Listening to thirty turbines from one desk', 'Lắng nghe ba mươi tua-bin từ một chiếc bàn', 'A wind farm in the highlands is looked after by four people. They hear of most faults the evening before, and can plan their climbs.', 'Một trang trại gió trên cao nguyên do bốn người trông coi. Hầu hết sự cố họ đều biết từ chiều hôm trước và kịp lên kế hoạch leo trụ.', '<p>Climbing a wind turbine takes twenty-five minutes with tools on the back. On a ridge with thirty of them, the most valuable thing a computer can do is to save one climb a day.</p>
<h2>From alarms to a plan</h2>
<p>When we came, each turbine sent about ninety alarms a day. Nobody can read 2,700 alarms, and nobody did. Together with the crew we sorted a month of them into three heaps: act now, act this week, never mind. The third heap held 94 percent.</p>
<p>What remains now arrives once a day, at five in the afternoon, as a plan for the next morning: which turbine, which tools, what wind to expect at the top. Only seven kinds of alarm may disturb the evening.</p>
<h2>What the crew added</h2>
<ul>
<li>A field for the smell. Hot oil and hot insulation smell different, and no sensor of ours can tell.</li>
<li>A photograph before and after, taken from the same bolt.</li>
<li>The right to say no: a climb that the crew refuses is never asked for again on the same day.</li>
</ul>
<p>The turbines now stand ready 98.1 percent of the time, two points more than before. The crew mentions another figure first: in a year, nobody had to climb twice for the same fault.</p>', '<p>Leo lên một tua-bin gió với bộ đồ nghề trên lưng mất hai mươi lăm phút. Trên sống núi có ba mươi chiếc, điều quý nhất máy tính làm được là bớt cho người ta mỗi ngày một lần leo.</p>
<h2>Từ báo động đến kế hoạch</h2>
<p>Lúc chúng tôi đến, mỗi tua-bin gửi khoảng chín mươi báo động một ngày. Không ai đọc nổi 2.700 báo động, và cũng chẳng ai đọc. Cùng với tổ vận hành, chúng tôi chia báo động của một tháng thành ba nhóm: làm ngay, làm trong tuần, bỏ qua. Nhóm thứ ba chiếm 94 phần trăm.</p>
<p>Phần còn lại giờ đến mỗi ngày một lần, lúc năm giờ chiều, dưới dạng kế hoạch cho sáng hôm sau: tua-bin nào, mang dụng cụ gì, gió trên đỉnh ra sao. Chỉ bảy loại báo động được phép làm phiền buổi tối.</p>
<h2>Những gì tổ vận hành thêm vào</h2>
<ul>
<li>Một ô ghi mùi. Dầu nóng và lớp cách điện nóng có mùi khác nhau, và không cảm biến nào của chúng tôi phân biệt được.</li>
<li>Một tấm ảnh trước và một tấm ảnh sau, chụp cùng một con bu-lông.</li>
<li>Quyền nói không: lượt leo nào tổ đã từ chối thì trong ngày không được đề nghị lại.</li>
</ul>
<p>Các tua-bin giờ sẵn sàng 98,1 phần trăm thời gian, cao hơn trước hai điểm. Nhưng tổ vận hành thích nhắc một con số khác: suốt một năm, không ai phải leo hai lần vì cùng một lỗi.</p>', 'published', '2026-08-03 17:20:30.951+00', NULL, 'true', 'true', 'false', NULL, NULL, NULL, NULL, '1', '12', NULL, '1', 'Administrator', 'admin@example.com', 'listening to thirty turbines from one desk
lang nghe ba muoi tua-bin tu mot chiec ban
listening to thirty turbines from one desk
lắng nghe ba mươi tua-bin từ một chiếc bàn', '1', '2026-08-03 17:20:30.951+00', '2026-11-21 17:21:06.051+00'),
('4', 'rain-gauges-on-the-terraces', 'Rain gauges on the terraces', 'Trạm đo mưa trên ruộng bậc thang', 'Every year, each of us has five days for something useful that is not a customer’s. This year, fourteen colleagues went up into the mountains.', 'Mỗi năm, ai trong chúng tôi cũng có năm ngày để làm một việc có ích không dành cho khách hàng. Năm nay, mười bốn đồng nghiệp đã lên núi.', '<p>The commune lies at 1,400 metres, below a slope that has slid twice in ten years. Both times it had rained for three days; both times people lower down learned of it by telephone, from relatives.</p>
<p>Giàng A Páo, who teaches physics at the secondary school, had written to us with a drawing: four rain gauges along the ridge, a lamp at the school and a horn. He asked what it would cost. We asked whether we could come and build it with his class.</p>
<h2>Three days, four gauges</h2>
<p>The gauges tip a small bucket with each half millimetre of rain and count. A radio carries the count down to the school, where a lamp shows green, yellow or red. No telephone network is needed, and no account with anyone. The pupils soldered all four and know how to repair them.</p>
<ul>
<li>Day one: climbing, and finding that the drawing had the ridge on the wrong side</li>
<li>Day two: soldering, with twenty-six pupils and eleven irons</li>
<li>Day three: a watering can, four tests and a very loud horn</li>
</ul>
<p>What should happen at red was decided by the village, not by us: the bell, two meeting places and a list of who fetches whom. In August the lamp went yellow for six hours. Nothing slid. Everybody knew where to go.</p>', '<p>Xã nằm ở độ cao 1.400 mét, ngay dưới một sườn núi đã hai lần sạt trong mười năm. Cả hai lần đều sau ba ngày mưa; cả hai lần người ở dưới chỉ biết tin nhờ bà con gọi điện.</p>
<p>Thầy Giàng A Páo, dạy vật lý ở trường trung học, gửi cho chúng tôi một bản vẽ: bốn trạm đo mưa dọc sống núi, một ngọn đèn ở trường và một chiếc còi. Thầy hỏi làm vậy tốn bao nhiêu. Chúng tôi hỏi lại: cho chúng tôi lên làm cùng lớp của thầy được không?</p>
<h2>Ba ngày, bốn trạm đo</h2>
<p>Mỗi khi mưa thêm nửa mi-li-mét, một chiếc gáo nhỏ trong trạm lật nghiêng và được đếm. Sóng vô tuyến đưa số đếm về trường, nơi ngọn đèn báo xanh, vàng hoặc đỏ. Không cần mạng điện thoại, không cần tài khoản của ai. Các em học sinh tự hàn cả bốn trạm và biết cách sửa chúng.</p>
<ul>
<li>Ngày thứ nhất: leo núi, và phát hiện bản vẽ đặt sống núi nhầm phía</li>
<li>Ngày thứ hai: hàn mạch, hai mươi sáu học sinh với mười một mỏ hàn</li>
<li>Ngày thứ ba: một bình tưới, bốn lần thử và một chiếc còi rất to</li>
</ul>
<p>Khi đèn đỏ thì phải làm gì là do bản làng quyết định, không phải chúng tôi: đánh chuông, hai điểm tập trung và danh sách ai đón ai. Tháng Tám vừa rồi, đèn vàng sáng sáu tiếng liền. Núi không sạt. Nhưng ai cũng biết mình phải đi đâu.</p>', 'published', '2026-08-21 17:20:30.951+00', NULL, 'true', 'true', 'false', NULL, NULL, NULL, NULL, '3', '11', NULL, '1', 'Administrator', 'admin@example.com', 'rain gauges on the terraces
tram do mua tren ruong bac thang
rain gauges on the terraces
trạm đo mưa trên ruộng bậc thang', '1', '2026-08-21 17:20:30.951+00', '2026-11-21 17:21:06.138+00'),
('5', 'a-brewery-cuts-its-steam-bill-by-a-fifth', 'A brewery cuts its steam bill by a fifth', 'Một nhà máy bia giảm một phần năm chi phí hơi nước', 'No new boiler, no new insulation: forty-three steam traps, one honest measurement and a habit.', 'Không lò hơi mới, không lớp cách nhiệt mới: bốn mươi ba bẫy hơi, một phép đo trung thực và một thói quen.', '<p>Steam is the most expensive thing in a brewery that nobody can see. It leaves the boiler, does some work, and what is left of it should come back as hot water. In this brewery, half did.</p>
<h2>Where it went</h2>
<p>A steam trap is a valve the size of a fist that lets water out and keeps steam in. It works for about five years and fails without a sound. The brewery has 310 of them. We measured each with a thermometer and a microphone, in four nights: forty-three stood open.</p>
<p>Each of those cost about as much in a year as the technician who replaces it in a month.</p>
<h2>Why it stays that way</h2>
<p>Replacing forty-three traps is a good week. Keeping them in order is the actual project. The brewhouse now has a meter of its own, and its figure hangs where the shift changes: kilograms of steam per hectolitre of beer, today and in the past thirty days.</p>
<ul>
<li>Steam per hectolitre: down by 21 percent</li>
<li>Returned condensate: up from 52 to 81 percent</li>
<li>Paid back after: seven months</li>
</ul>
<p>The best idea came from the night shift, who noticed that the figure rose whenever the bottle washer was heated before it was needed. It is now heated forty minutes later.</p>', '<p>Hơi nước là thứ đắt nhất trong nhà máy bia mà không ai nhìn thấy. Nó rời lò hơi, làm việc của mình, và phần còn lại lẽ ra phải quay về dưới dạng nước nóng. Ở nhà máy này, chỉ một nửa quay về.</p>
<h2>Nó đã đi đâu</h2>
<p>Bẫy hơi là một chiếc van cỡ nắm tay, cho nước đi ra và giữ hơi ở lại. Nó chạy khoảng năm năm rồi hỏng mà không một tiếng động. Nhà máy có 310 chiếc. Chúng tôi đo từng chiếc bằng nhiệt kế và micro trong bốn đêm: bốn mươi ba chiếc đang mở toang.</p>
<p>Mỗi chiếc như vậy, trong một năm, ngốn số tiền bằng một tháng lương của người thợ thay nó.</p>
<h2>Làm sao để giữ được lâu dài</h2>
<p>Thay bốn mươi ba bẫy hơi là một tuần làm việc hiệu quả. Giữ cho chúng luôn tốt mới là dự án thật sự. Nhà nấu giờ có đồng hồ đo riêng, và con số của nó treo ngay chỗ giao ca: bao nhiêu ki-lô-gam hơi cho một héc-tô-lít bia, hôm nay và ba mươi ngày qua.</p>
<ul>
<li>Lượng hơi cho mỗi héc-tô-lít: giảm 21 phần trăm</li>
<li>Nước ngưng thu hồi: tăng từ 52 lên 81 phần trăm</li>
<li>Thời gian hoàn vốn: bảy tháng</li>
</ul>
<p>Ý tưởng hay nhất đến từ ca đêm: họ nhận ra con số luôn tăng mỗi khi máy rửa chai được làm nóng quá sớm. Bây giờ máy được làm nóng muộn hơn bốn mươi phút.</p>', 'published', '2026-09-05 17:20:30.951+00', NULL, 'true', 'true', 'false', NULL, NULL, NULL, NULL, '1', '10', NULL, '1', 'Administrator', 'admin@example.com', 'a brewery cuts its steam bill by a fifth
mot nha may bia giam mot phan nam chi phi hoi nuoc
a brewery cuts its steam bill by a fifth
một nhà máy bia giảm một phần năm chi phí hơi nước', '1', '2026-09-05 17:20:30.951+00', '2026-11-21 17:21:06.27+00'),
('6', 'a-small-office-in-hanoi-on-purpose', 'A small office in Hanoi, on purpose', 'Một văn phòng nhỏ ở Hà Nội, và nhỏ có chủ ý', 'Nine desks, one workbench, no reception. Our third office is for the people who are hardly ever in it.', 'Chín bàn làm việc, một bàn sửa chữa, không lễ tân. Văn phòng thứ ba của chúng tôi dành cho những người hiếm khi có mặt ở đó.', '<p>When a company opens an office in the capital, it usually shows how far it has come. Ours has nine desks, shares its front door with a tailor and is meant to be empty most of the week.</p>
<p>A third of our customers are now within two hours of Hanoi. Until this spring, the engineers who look after them lived out of suitcases. They did not ask for a headquarters; they asked for a place to repair a gateway in the evening and to hang up a wet jacket.</p>
<h2>What is in it</h2>
<ul>
<li>A workbench with the same tools, in the same drawers, as in Da Nang</li>
<li>Spare parts for the twelve most common faults, counted every Friday</li>
<li>A quiet room, a kitchen and four folding beds for nights when the last train is gone</li>
</ul>
<p>There is no sales department. Whoever rings the bell talks to an engineer, who will make tea first and ask questions second.</p>
<h2>Who to ask for</h2>
<p>The office is led by Nguyễn Hoàng Yến, who joined us nine years ago as an apprentice and has since put half of the north’s pumping stations into operation. She is there on Mondays.</p>', '<p>Một công ty mở văn phòng ở thủ đô thường là để cho thấy mình đã đi được bao xa. Văn phòng của chúng tôi có chín bàn, chung cửa với một tiệm may, và hầu hết các ngày trong tuần sẽ vắng người.</p>
<p>Một phần ba khách hàng của chúng tôi giờ ở cách Hà Nội không quá hai giờ đường. Cho đến mùa xuân này, những kỹ sư chăm sóc họ sống với chiếc va-li. Họ không xin một trụ sở; họ xin một chỗ để buổi tối sửa gateway và treo chiếc áo mưa còn ướt.</p>
<h2>Trong đó có gì</h2>
<ul>
<li>Một bàn sửa chữa với cùng bộ dụng cụ, trong cùng những ngăn kéo như ở Đà Nẵng</li>
<li>Phụ tùng cho mười hai lỗi hay gặp nhất, kiểm đếm mỗi thứ Sáu</li>
<li>Một phòng yên tĩnh, một gian bếp và bốn giường xếp cho những đêm lỡ chuyến tàu cuối</li>
</ul>
<p>Không có phòng kinh doanh. Ai bấm chuông sẽ gặp một kỹ sư, người sẽ pha trà trước rồi mới hỏi chuyện.</p>
<h2>Bạn sẽ gặp ai</h2>
<p>Phụ trách văn phòng là chị Nguyễn Hoàng Yến, chín năm trước vào công ty với tư cách học viên và từ đó đến nay đã đưa một nửa số trạm bơm ở miền Bắc vào vận hành. Chị có mặt vào thứ Hai hằng tuần.</p>', 'published', '2026-09-18 17:20:30.951+00', NULL, 'true', 'true', 'false', NULL, NULL, NULL, NULL, '4', '9', NULL, '1', 'Administrator', 'admin@example.com', 'a small office in hanoi, on purpose
mot van phong nho o ha noi, va nho co chu y
a small office in hanoi, on purpose
một văn phòng nhỏ ở hà nội, và nhỏ có chủ ý', '1', '2026-09-18 17:20:30.951+00', '2026-11-21 17:21:06.468+00'),
('7', 'moving-the-control-room-into-the-browser-carefully', 'Moving the control room into the browser, carefully', 'Đưa phòng điều khiển lên trình duyệt, từng bước một', 'Operators want to see the plant from anywhere. They should not be able to switch off a pump from anywhere. Where we draw the line.', 'Người vận hành muốn nhìn thấy nhà máy từ bất cứ đâu. Nhưng không nên tắt được bơm từ bất cứ đâu. Chúng tôi vạch ranh giới như thế nào.', '<p>A control room is a room for a reason. The people in it hear the plant, see one another and know that nobody else is turning the same valve. Put the same screens into a browser, and all three are gone.</p>
<p>And yet the wish is reasonable: an engineer on call who can look before driving for an hour saves that hour, and sometimes the pump.</p>
<h2>Looking is one thing, acting another</h2>
<p>Our rule has not changed since the first installation: whatever is seen outside the plant comes from a copy. The copy is fed through a link that physically carries data in one direction only. There is no password that opens the other one.</p>
<figure><img src="/api/files/MrXyeb2rlrAOIPnJd20ygQ/1280.webp" srcset="/api/files/MrXyeb2rlrAOIPnJd20ygQ/320.webp 320w, /api/files/MrXyeb2rlrAOIPnJd20ygQ/640.webp 640w, /api/files/MrXyeb2rlrAOIPnJd20ygQ/960.webp 960w, /api/files/MrXyeb2rlrAOIPnJd20ygQ/1280.webp 1280w, /api/files/MrXyeb2rlrAOIPnJd20ygQ/1600.webp 1600w" sizes="(min-width: 768px) 720px, 100vw" alt="An engineer between two rows of server racks" width="1600" height="1000" loading="lazy" decoding="async" data-media-id="8" /><figcaption>An engineer between two rows of server racks</figcaption></figure>
<p>Acting from outside is possible for a short list of things that operators themselves have written, each with its limits. It needs two people, one of them in the room.</p>
<h2>Three details that mattered more than expected</h2>
<ul>
<li><strong>Age.</strong> Every value says how old it is. A number without an age is a rumour.</li>
<li><strong>Silence.</strong> A screen that has lost its connection turns grey within three seconds; it never shows the last good picture.</li>
<li><strong>Paper.</strong> The most important page prints on one sheet, because power cuts affect browsers too.</li>
</ul>', '<p>Phòng điều khiển là một căn phòng, và điều đó có lý do. Người ngồi trong đó nghe được tiếng nhà máy, nhìn thấy nhau và biết rằng không ai khác đang xoay cùng một chiếc van. Đưa những màn hình ấy lên trình duyệt là mất cả ba điều này.</p>
<p>Nhưng mong muốn kia cũng chính đáng: một kỹ sư trực xem được tình hình trước khi lái xe cả tiếng đồng hồ sẽ tiết kiệm được tiếng đồng hồ ấy, và có khi cứu được cả chiếc bơm.</p>
<h2>Nhìn là một chuyện, tác động là chuyện khác</h2>
<p>Nguyên tắc của chúng tôi không đổi từ công trình đầu tiên: mọi thứ nhìn thấy từ bên ngoài đều đến từ một bản sao. Bản sao ấy nhận dữ liệu qua một đường truyền chỉ cho đi một chiều, về mặt vật lý. Không mật khẩu nào mở được chiều ngược lại.</p>
<figure><img src="/api/files/MrXyeb2rlrAOIPnJd20ygQ/1280.webp" srcset="/api/files/MrXyeb2rlrAOIPnJd20ygQ/320.webp 320w, /api/files/MrXyeb2rlrAOIPnJd20ygQ/640.webp 640w, /api/files/MrXyeb2rlrAOIPnJd20ygQ/960.webp 960w, /api/files/MrXyeb2rlrAOIPnJd20ygQ/1280.webp 1280w, /api/files/MrXyeb2rlrAOIPnJd20ygQ/1600.webp 1600w" sizes="(min-width: 768px) 720px, 100vw" alt="Một kỹ sư giữa hai dãy tủ máy chủ" width="1600" height="1000" loading="lazy" decoding="async" data-media-id="8" /><figcaption>Một kỹ sư giữa hai dãy tủ máy chủ</figcaption></figure>
<p>Từ bên ngoài vẫn có thể thao tác một số ít việc do chính người vận hành lập danh sách, mỗi việc đều có giới hạn. Phải có hai người xác nhận, trong đó một người đang ngồi trong phòng.</p>
<h2>Ba chi tiết quan trọng hơn chúng tôi tưởng</h2>
<ul>
<li><strong>Tuổi của số liệu.</strong> Giá trị nào cũng cho biết nó đã cũ bao lâu. Con số không có tuổi chỉ là lời đồn.</li>
<li><strong>Sự im lặng.</strong> Màn hình mất kết nối sẽ chuyển xám trong ba giây; nó không bao giờ giữ lại hình ảnh cuối cùng.</li>
<li><strong>Giấy.</strong> Trang quan trọng nhất in vừa một tờ, vì mất điện thì trình duyệt cũng tắt.</li>
</ul>', 'published', '2026-09-30 17:20:30.951+00', NULL, 'true', 'true', 'false', NULL, NULL, NULL, NULL, '2', '14', NULL, '1', 'Administrator', 'admin@example.com', 'moving the control room into the browser, carefully
dua phong dieu khien len trinh duyet, tung buoc mot
moving the control room into the browser, carefully
đưa phòng điều khiển lên trình duyệt, từng bước một', '1', '2026-09-30 17:20:30.951+00', '2026-11-21 17:21:06.734+00'),
('8', 'twenty-one-cranes-one-clock', 'Twenty-one cranes, one clock', 'Hai mươi mốt cần cẩu, một chiếc đồng hồ', 'A container terminal could not say why ships waited. The answer was in its own logs, once they agreed on what time it was.', 'Một cảng container không giải thích được vì sao tàu phải chờ. Câu trả lời nằm ngay trong nhật ký của cảng, chỉ cần chúng thống nhất với nhau bây giờ là mấy giờ.', '<p>The terminal had data. Every crane kept a log, every truck had a tracker, the gate wrote down each number plate. What it did not have was an answer to a simple question: why did the last ship wait for five hours?</p>
<p>We began by asking every device for the time. The earliest and the latest were forty-seven minutes apart.</p>
<h2>The dullest part of the project</h2>
<p>For three weeks we did nothing but set clocks. One reference, over the terminal’s own fibre, accurate to a thousandth of a second, and a small service that complains when somebody strays. No dashboard, no model, nothing to show a visitor.</p>
<p>Then we laid the old logs over one another, corrected, and looked. Cranes waited for trucks while trucks waited for cranes, on the two sides of the same stack, eleven times in one night.</p>
<h2>One change</h2>
<p>Trucks used to be sent when a container was announced. They are now sent when the crane’s previous move ends. That is all. Waiting fell by 38 percent in the first month, with the same people and the same machines.</p>
<p>The terminal’s manager has hung one of the old crane clocks in his office. It is forty-seven minutes slow, and he will not let anybody correct it.</p>', '<p>Cảng không thiếu dữ liệu. Cần cẩu nào cũng ghi nhật ký, xe nào cũng gắn định vị, cổng ghi lại từng biển số. Điều còn thiếu là câu trả lời cho một câu hỏi đơn giản: vì sao con tàu vừa rồi phải chờ năm tiếng?</p>
<p>Chúng tôi bắt đầu bằng việc hỏi giờ từng thiết bị. Chiếc nhanh nhất và chiếc chậm nhất lệch nhau bốn mươi bảy phút.</p>
<h2>Phần tẻ nhạt nhất của dự án</h2>
<p>Suốt ba tuần, chúng tôi chỉ làm một việc là chỉnh đồng hồ. Một nguồn giờ chuẩn truyền qua cáp quang của cảng, chính xác đến một phần nghìn giây, cùng một dịch vụ nhỏ lên tiếng khi có thiết bị lệch giờ. Không bảng điều khiển, không mô hình, chẳng có gì để khoe với khách.</p>
<p>Rồi chúng tôi chồng các nhật ký cũ đã hiệu chỉnh lên nhau và nhìn. Cần cẩu chờ xe trong khi xe chờ cần cẩu, ở hai bên của cùng một bãi xếp, mười một lần trong một đêm.</p>
<h2>Một thay đổi duy nhất</h2>
<p>Trước kia, xe được điều đi khi container được báo đến. Nay xe đi khi cần cẩu kết thúc lượt trước đó. Chỉ vậy thôi. Ngay tháng đầu, thời gian chờ giảm 38 phần trăm, vẫn con người ấy, vẫn máy móc ấy.</p>
<p>Giám đốc cảng đã treo trong phòng mình một chiếc đồng hồ cũ của cần cẩu. Nó chậm bốn mươi bảy phút, và ông không cho ai chỉnh lại.</p>', 'published', '2026-10-11 17:20:30.951+00', NULL, 'true', 'true', 'false', NULL, NULL, NULL, NULL, '1', '7', NULL, '1', 'Administrator', 'admin@example.com', 'twenty-one cranes, one clock
hai muoi mot can cau, mot chiec dong ho
twenty-one cranes, one clock
hai mươi mốt cần cẩu, một chiếc đồng hồ', '1', '2026-10-11 17:20:30.951+00', '2026-11-21 17:21:07.334+00'),
('9', 'the-apprentices-of-line-three', 'The apprentices of line three', 'Những học viên của dây chuyền số ba', 'Six school leavers, one retired foreman and a robot that may make mistakes: how our training line works, and what it has taught the trainers.', 'Sáu bạn trẻ vừa rời ghế nhà trường, một quản đốc đã nghỉ hưu và một con robot được phép sai: dây chuyền đào tạo của chúng tôi, và điều nó dạy lại người thầy.', '<p>Line three makes nothing that we sell. It welds brackets, takes them apart again and starts over. For two years, everybody who joins us without experience has spent their first four months here.</p>
<p>“At school, a mistake costs you a mark,” says Trần Thị Mỹ Duyên, who is nineteen and the best welder of her year. “Here it costs a bracket, and afterwards you know why.”</p>
<h2>A robot that may be wrong</h2>
<p>The robot on line three is an old one, bought from a customer who was replacing it. Its safety circuits are new; its manners are not. It drifts, its gripper slips and once a week its instructor, Mr Phạm Văn Lộc, hides a fault in it.</p>
<p>Mr Lộc ran a shipyard’s machine shop for thirty-one years. He retired on a Friday and called us on Monday.</p>
<h2>What the trainers have learned</h2>
<ul>
<li>Let them read the manual last. People who have looked for themselves remember what they find.</li>
<li>Pairs learn faster than individuals, and groups of three learn slower than both.</li>
<li>The question “what would you have to see to change your mind?” works at nineteen as well as at sixty.</li>
</ul>
<p>Of the eighteen people who have left line three so far, sixteen still work with us. The next six places are open until the end of the month.</p>', '<p>Dây chuyền số ba không làm ra thứ gì để bán. Nó hàn những chiếc giá đỡ, tháo ra rồi hàn lại. Hai năm nay, ai vào công ty mà chưa có kinh nghiệm đều trải qua bốn tháng đầu tiên ở đây.</p>
<p>“Ở trường, sai thì mất điểm,” Trần Thị Mỹ Duyên, mười chín tuổi, thợ hàn giỏi nhất khóa, kể. “Ở đây, sai thì mất một cái giá đỡ, nhưng xong là mình hiểu vì sao.”</p>
<h2>Một con robot được phép sai</h2>
<p>Robot ở dây chuyền số ba đã cũ, mua lại từ một khách hàng thay máy mới. Mạch an toàn thì mới, còn tính nết thì không. Nó hay lệch, tay gắp hay trượt, và mỗi tuần một lần, thầy Phạm Văn Lộc lại giấu vào đó một lỗi.</p>
<p>Thầy Lộc từng coi xưởng cơ khí của một nhà máy đóng tàu suốt ba mươi mốt năm. Thầy nghỉ hưu hôm thứ Sáu và gọi cho chúng tôi vào thứ Hai.</p>
<h2>Người dạy học được gì</h2>
<ul>
<li>Hãy để các em đọc tài liệu sau cùng. Điều tự mình tìm ra thì nhớ lâu.</li>
<li>Học đôi nhanh hơn học một mình, còn nhóm ba người lại chậm hơn cả hai.</li>
<li>Câu hỏi “phải thấy điều gì thì em mới đổi ý?” có tác dụng ở tuổi mười chín cũng như ở tuổi sáu mươi.</li>
</ul>
<p>Trong mười tám người đã rời dây chuyền số ba, mười sáu người vẫn đang làm việc cùng chúng tôi. Sáu chỗ tiếp theo nhận hồ sơ đến hết tháng này.</p>', 'published', '2026-10-19 17:20:30.951+00', NULL, 'true', 'true', 'false', NULL, NULL, NULL, NULL, '3', '6', NULL, '1', 'Administrator', 'admin@example.com', 'the apprentices of line three
nhung hoc vien cua day chuyen so ba
the apprentices of line three
những học viên của dây chuyền số ba', '1', '2026-10-19 17:20:30.951+00', '2026-11-21 17:21:07.498+00'),
('10', 'why-we-still-design-our-own-gateway', 'Why we still design our own gateway', 'Vì sao chúng tôi vẫn tự thiết kế gateway', 'There are good boards to buy for forty dollars. Ours costs more, and we have never regretted it. An honest account of when it pays and when it does not.', 'Bốn mươi đô la là mua được một bo mạch tốt. Bo mạch của chúng tôi đắt hơn, và chúng tôi chưa từng hối tiếc. Khi nào đáng, khi nào không: xin kể thật.', '<p>Between a sensor and a server stands a small grey box, and in most projects it is the part nobody wants to talk about. We have designed ours since 2014. Every year somebody asks, rightly, whether we should stop.</p>
<h2>What can be bought</h2>
<p>Boards for forty dollars have more computing power than ours, better radio and a community of thousands. For a laboratory, or for a pilot of three months, we use them gladly.</p>
<h2>What cannot</h2>
<p>A gateway in a pumping station has a different life. It gets 58 degrees in May, lightning in July and ants all year. It should start the same way after ten years as on the first day, and the part on it that fails should still be for sale.</p>
<ol>
<li><strong>Power.</strong> Ours accepts 9 to 60 volts and survives being connected the wrong way round, which has happened more often than we like to say.</li>
<li><strong>Memory.</strong> It keeps ninety days of readings on its own. The longest outage so far was nineteen.</li>
<li><strong>Updates.</strong> There are two complete systems on board. If the new one does not report within five minutes, the old one starts again.</li>
</ol>
<h2>The price of it</h2>
<p>A revision takes us seven months, and in 2021 we waited a year for one chip. If your installation is indoors, near a technician and shorter than five years, buy the board for forty dollars. We will help you choose it.</p>', '<p>Giữa cảm biến và máy chủ có một chiếc hộp xám nhỏ, và trong hầu hết dự án, đó là thứ chẳng ai muốn nhắc tới. Chúng tôi tự thiết kế nó từ năm 2014. Năm nào cũng có người hỏi, và hỏi đúng, rằng đã đến lúc dừng lại chưa.</p>
<h2>Những gì mua được</h2>
<p>Những bo mạch bốn mươi đô la tính toán mạnh hơn, thu phát sóng tốt hơn và có hàng nghìn người cùng phát triển. Trong phòng thí nghiệm hay với một dự án thử ba tháng, chúng tôi vui vẻ dùng chúng.</p>
<h2>Những gì không mua được</h2>
<p>Gateway trong trạm bơm sống một cuộc đời khác. Tháng Năm nóng 58 độ, tháng Bảy sét đánh, còn kiến thì quanh năm. Sau mười năm nó phải khởi động hệt như ngày đầu, và linh kiện nào hỏng thì vẫn phải còn bán.</p>
<ol>
<li><strong>Nguồn điện.</strong> Nhận từ 9 đến 60 vôn và không chết khi đấu ngược cực, chuyện xảy ra nhiều hơn chúng tôi muốn thừa nhận.</li>
<li><strong>Bộ nhớ.</strong> Tự giữ được chín mươi ngày số liệu. Lần mất liên lạc lâu nhất đến nay là mười chín ngày.</li>
<li><strong>Cập nhật.</strong> Trên bo có hai hệ thống hoàn chỉnh. Nếu bản mới không báo về trong năm phút, bản cũ chạy trở lại.</li>
</ol>
<h2>Cái giá phải trả</h2>
<p>Mỗi lần sửa thiết kế mất bảy tháng, và năm 2021 chúng tôi đã chờ một con chip suốt một năm. Nếu hệ thống của bạn đặt trong nhà, gần kỹ thuật viên và chạy dưới năm năm, hãy mua bo mạch bốn mươi đô la. Chúng tôi sẽ giúp bạn chọn.</p>', 'published', '2026-10-26 17:20:30.951+00', NULL, 'true', 'true', 'false', NULL, NULL, NULL, NULL, '2', '5', NULL, '1', 'Administrator', 'admin@example.com', 'why we still design our own gateway
vi sao chung toi van tu thiet ke gateway
why we still design our own gateway
vì sao chúng tôi vẫn tự thiết kế gateway', '1', '2026-10-26 17:20:30.951+00', '2026-11-21 17:21:07.702+00'),
('11', 'lich-nghi-tet-va-truc-ky-thuat', NULL, 'Lịch nghỉ Tết và lịch trực kỹ thuật', NULL, 'Văn phòng nghỉ từ 27 tháng Chạp đến hết mùng 6. Đội trực kỹ thuật vẫn nghe máy suốt những ngày Tết.', NULL, '<p>Kính gửi quý khách hàng và đối tác, Công nghệ Lạc Giang xin thông báo lịch làm việc dịp Tết Nguyên đán như sau.</p>
<h2>Lịch nghỉ</h2>
<ul>
<li>Văn phòng Đà Nẵng, Hà Nội và xưởng lắp ráp nghỉ từ 27 tháng Chạp đến hết mùng 6 tháng Giêng.</li>
<li>Đơn hàng nhận sau 20 tháng Chạp sẽ được giao từ mùng 8.</li>
</ul>
<h2>Trực kỹ thuật</h2>
<p>Mỗi ngày đều có hai kỹ sư trực, kể cả đêm giao thừa. Với sự cố làm ngừng sản xuất hoặc ngừng cấp nước, xin gọi số điện thoại ghi trong hợp đồng bảo trì; chúng tôi trả lời trong vòng mười lăm phút.</p>
<p>Xin cảm ơn quý vị đã đồng hành trong năm qua. Chúc quý vị và gia đình một năm mới bình an, mạnh khỏe và nhiều niềm vui.</p>', 'published', '2026-10-30 17:20:30.951+00', NULL, 'false', 'true', 'false', NULL, NULL, NULL, NULL, '4', NULL, NULL, '1', 'Administrator', 'admin@example.com', 'lich nghi tet va lich truc ky thuat
lịch nghỉ tết và lịch trực kỹ thuật', '1', '2026-10-30 17:20:30.951+00', '2026-11-21 17:21:07.862+00'),
('12', 'four-megawatts-on-a-roof-nobody-was-using', 'Four megawatts on a roof nobody was using', 'Bốn megawatt trên một mái nhà bỏ trống', 'A textile mill now makes a third of its own electricity. The panels were the easy part; the looms were not.', 'Một nhà máy dệt nay tự làm ra một phần ba lượng điện mình dùng. Lắp pin mặt trời là phần dễ; giữ cho máy dệt không dừng mới là phần khó.', '<p>Seen from the air, the mill is a white rectangle of five hectares. Its owner had been offered solar panels eleven times before he called us. He did not ask what they would earn. He asked what would happen to his looms when a cloud came.</p>
<p>It was the right question. An air-jet loom stops when the voltage dips for a twentieth of a second, and it takes a weaver four minutes to start it again. There are 480 of them.</p>
<h2>First the grid, then the panels</h2>
<p>Before a single panel was lifted, we measured the mill for two months and wrote down every dip: 71 in all, none of them caused by the sun. Most came from the mill itself, whenever two compressors started together.</p>
<p>So the project began with a controller that lets only one large machine start at a time. It cost less than one percent of the budget and halved the number of stopped looms before the first panel made a watt.</p>
<h2>The figures after six months</h2>
<ul>
<li>4.2 MWp installed, 2.6 GWh produced</li>
<li>31 percent of the mill’s consumption covered, 44 percent on Sundays</li>
<li>Stopped looms down from 9 to 2 a day</li>
</ul>
<p>The inverters now do something useful at night as well: they hold the voltage steady for the looms, with no sun at all.</p>', '<p>Nhìn từ trên cao, nhà máy là một hình chữ nhật trắng rộng năm héc-ta. Trước khi gọi cho chúng tôi, ông chủ đã mười một lần được chào lắp điện mặt trời. Ông không hỏi sẽ lời bao nhiêu. Ông hỏi: mây kéo tới thì máy dệt của tôi sẽ ra sao?</p>
<p>Đó là một câu hỏi đúng. Máy dệt khí dừng ngay khi điện áp sụt chỉ trong một phần hai mươi giây, và người thợ mất bốn phút để khởi động lại. Ở đây có 480 máy.</p>
<h2>Lưới điện trước, tấm pin sau</h2>
<p>Trước khi cẩu tấm pin đầu tiên, chúng tôi đo nhà máy suốt hai tháng và ghi lại từng lần sụt áp: tổng cộng 71 lần, không lần nào do mặt trời. Phần lớn do chính nhà máy gây ra, mỗi khi hai máy nén khí khởi động cùng lúc.</p>
<p>Vì thế dự án bắt đầu bằng một bộ điều khiển chỉ cho phép mỗi lần một máy lớn khởi động. Nó chưa tốn đến một phần trăm ngân sách mà đã giảm một nửa số máy dệt bị dừng, trước khi có oát điện mặt trời nào.</p>
<h2>Sau sáu tháng</h2>
<ul>
<li>Lắp đặt 4,2 MWp, sản xuất 2,6 GWh</li>
<li>Đáp ứng 31 phần trăm nhu cầu của nhà máy, riêng Chủ nhật là 44 phần trăm</li>
<li>Số máy dệt bị dừng giảm từ 9 xuống 2 máy mỗi ngày</li>
</ul>
<p>Ban đêm, các bộ biến tần cũng không ngồi yên: chúng giữ điện áp ổn định cho máy dệt dù không có một tia nắng nào.</p>', 'published', '2026-11-02 17:20:30.951+00', NULL, 'true', 'true', 'false', NULL, NULL, NULL, NULL, '1', '4', NULL, '1', 'Administrator', 'admin@example.com', 'four megawatts on a roof nobody was using
bon megawatt tren mot mai nha bo trong
four megawatts on a roof nobody was using
bốn megawatt trên một mái nhà bỏ trống', '1', '2026-11-02 17:20:30.951+00', '2026-11-21 17:21:08.05+00'),
('13', 'our-new-workshop-opens-its-doors', 'Our new workshop opens its doors', 'Xưởng mới của chúng tôi chính thức mở cửa', 'Three thousand square metres, one long hall, no corridors: why we gave the best light to the people who build the cabinets.', 'Ba nghìn mét vuông, một gian nhà dài, không hành lang: vì sao chúng tôi dành phần ánh sáng đẹp nhất cho những người lắp tủ điện.', '<p>For twelve years, our control cabinets were built in a rented hall where the crane reached two thirds of the floor. Last week we moved into our own, and the first thing everybody noticed was the light.</p>
<p>It comes from the north, through seven arches along the whole length of the building. Wiring a cabinet means telling orange from brown some four thousand times; in the old hall, we did it under lamps at noon.</p>
<h2>A building without corridors</h2>
<p>Design, assembly and testing stand in one line. A drawing that cannot be built is noticed within an hour, because the person who drew it sits forty metres from the person who holds the drill. The meeting rooms are at the far end; the way there leads past the work.</p>
<ul>
<li>Twelve assembly bays, each with its own test bench</li>
<li>A climate chamber from −20 to 85 °C, and a rain wall</li>
<li>612 kWp of solar panels on the roof, which cover the day shift</li>
<li>A training room with the same machines as the floor</li>
</ul>
<h2>Come and see it</h2>
<p>On the first Saturday of each month, the workshop is open to schools, neighbours and anyone who is curious. Children may solder a small lamp and take it home. Last time, so did a good number of their parents.</p>', '<p>Suốt mười hai năm, tủ điều khiển của chúng tôi ra đời trong một nhà xưởng đi thuê, nơi cầu trục chỉ với tới hai phần ba mặt sàn. Tuần trước chúng tôi dọn về xưởng của chính mình, và điều đầu tiên ai cũng nhận ra là ánh sáng.</p>
<p>Ánh sáng đến từ hướng bắc, qua bảy khung vòm chạy suốt chiều dài tòa nhà. Đấu dây một tủ điện nghĩa là khoảng bốn nghìn lần phân biệt màu cam với màu nâu; ở xưởng cũ, giữa trưa chúng tôi vẫn phải bật đèn.</p>
<h2>Một tòa nhà không hành lang</h2>
<p>Thiết kế, lắp ráp và thử nghiệm nằm trên một đường thẳng. Bản vẽ nào không làm được sẽ lộ ra trong vòng một giờ, vì người vẽ ngồi cách người cầm khoan bốn mươi mét. Phòng họp đặt ở cuối xưởng; muốn đến đó phải đi ngang qua chỗ làm việc.</p>
<ul>
<li>Mười hai khoang lắp ráp, mỗi khoang có bàn thử riêng</li>
<li>Buồng khí hậu từ −20 đến 85 °C và một bức tường mưa</li>
<li>612 kWp pin mặt trời trên mái, đủ cho cả ca ngày</li>
<li>Phòng đào tạo với đúng những máy móc như dưới xưởng</li>
</ul>
<h2>Mời bạn ghé thăm</h2>
<p>Thứ Bảy đầu tiên hằng tháng, xưởng mở cửa đón học sinh, hàng xóm và bất kỳ ai tò mò. Các em nhỏ được tự hàn một chiếc đèn con mang về. Lần vừa rồi, khá nhiều phụ huynh cũng xin làm một chiếc.</p>', 'published', '2026-11-08 17:20:30.951+00', NULL, 'true', 'true', 'false', NULL, NULL, NULL, NULL, '4', '3', NULL, '1', 'Administrator', 'admin@example.com', 'our new workshop opens its doors
xuong moi cua chung toi chinh thuc mo cua
our new workshop opens its doors
xưởng mới của chúng tôi chính thức mở cửa', '1', '2026-11-08 17:20:30.951+00', '2026-11-21 17:21:08.139+00'),
('14', 'what-eleven-months-of-vibration-taught-us-about-bearings', 'What eleven months of vibration taught us about bearings', 'Mười một tháng ghi rung động và bài học về vòng bi', 'We recorded 212 motors around the clock, waiting for some of them to fail. Fourteen did. Here is what could have been known, and when.', 'Chúng tôi ghi dữ liệu 212 động cơ suốt ngày đêm, chờ xem cái nào hỏng. Mười bốn cái đã hỏng. Đây là những gì có thể biết trước, và biết từ bao giờ.', '<p>Predicting failures is easy to promise and hard to prove, because a machine that was repaired in time never shows whether it would have failed. So we asked a cement works for something unusual: permission to watch, and to stay silent.</p>
<p>For eleven months we recorded the vibration of 212 motors without telling anybody what we saw. The maintenance team worked as it always had. Fourteen bearings failed.</p>
<h2>When could it have been known?</h2>
<p>In nine of the fourteen cases, the signs were there more than three weeks before. In three, there were between two and six days. Two gave no warning at all: a dropped tool and a flooded pit leave no trend behind.</p>
<h3>The simple measure was nearly as good</h3>
<p>We compared four methods, from a plain threshold on the total vibration to a model trained on every recording. The model won, but by less than we had hoped: it saw two cases a few days earlier. A much bigger gain came from recording each motor at the same load.</p>
<h2>What we do differently since</h2>
<ol>
<li>We measure when the machine is working, not when the clock strikes.</li>
<li>We report a date by which somebody should look, not a percentage.</li>
<li>We say how often we were wrong, on the same page as the warning.</li>
</ol>
<p>False alarms are not free. In our records, a team that was sent out twice for nothing waited twice as long before it went a third time. A warning system spends trust, and it had better earn some.</p>', '<p>Dự báo hỏng hóc thì hứa rất dễ mà chứng minh lại khó, bởi một cỗ máy được sửa kịp thời sẽ chẳng bao giờ cho biết liệu nó có hỏng thật hay không. Vì vậy chúng tôi xin một nhà máy xi măng điều hơi lạ: cho phép quan sát và giữ im lặng.</p>
<p>Suốt mười một tháng, chúng tôi ghi rung động của 212 động cơ mà không báo cho ai biết mình thấy gì. Đội bảo trì cứ làm việc như thường lệ. Mười bốn vòng bi đã hỏng.</p>
<h2>Có thể biết trước từ khi nào?</h2>
<p>Chín trong số mười bốn trường hợp có dấu hiệu trước hơn ba tuần. Ba trường hợp chỉ có từ hai đến sáu ngày. Hai trường hợp hoàn toàn không báo trước: một dụng cụ rơi vào máy hay một hố bơm ngập nước thì không để lại xu hướng nào cả.</p>
<h3>Cách đơn giản gần như đã đủ tốt</h3>
<p>Chúng tôi so sánh bốn phương pháp, từ một ngưỡng đơn giản cho tổng độ rung đến mô hình học từ mọi bản ghi. Mô hình thắng, nhưng ít hơn mong đợi: nó chỉ thấy sớm hơn vài ngày ở hai trường hợp. Điều giúp ích nhiều hơn hẳn là luôn đo mỗi động cơ ở cùng một mức tải.</p>
<h2>Từ đó chúng tôi làm khác đi</h2>
<ol>
<li>Đo khi máy đang làm việc, không phải khi đồng hồ điểm giờ.</li>
<li>Báo một ngày cụ thể cần có người đến xem, thay vì một con số phần trăm.</li>
<li>Ghi rõ mình đã sai bao nhiêu lần, ngay trên trang hiện cảnh báo.</li>
</ol>
<p>Báo động giả cũng có giá của nó. Theo ghi chép của chúng tôi, một tổ đã hai lần đi kiểm tra vô ích sẽ chần chừ lâu gấp đôi trước lần thứ ba. Mỗi cảnh báo là một lần tiêu dần niềm tin, nên hệ thống phải biết cách kiếm lại niềm tin ấy.</p>', 'published', '2026-11-13 17:20:30.951+00', NULL, 'true', 'true', 'false', NULL, NULL, NULL, NULL, '2', '2', NULL, '1', 'Administrator', 'admin@example.com', 'what eleven months of vibration taught us about bearings
muoi mot thang ghi rung dong va bai hoc ve vong bi
what eleven months of vibration taught us about bearings
mười một tháng ghi rung động và bài học về vòng bi', '1', '2026-11-13 17:20:30.951+00', '2026-11-21 17:21:08.382+00'),
('15', 'a-citys-water-network-learns-to-find-its-own-leaks', 'A city’s water network learns to find its own leaks', 'Khi mạng lưới nước của một thành phố tự biết chỗ rò rỉ', 'In one year, 640 small sensors brought the losses of a coastal network down from 24 to 13 percent. Most of the work was not about sensors.', 'Sau một năm, 640 cảm biến nhỏ đã kéo tỷ lệ thất thoát của một mạng lưới ven biển từ 24 xuống còn 13 phần trăm. Phần lớn công việc lại không nằm ở cảm biến.', '<p>Every night between two and four, when almost nobody opens a tap, a water network should be nearly silent. In the coastal district we were asked to look at, it was not: some 310 cubic metres an hour kept flowing, to nobody.</p>
<p>That figure was known. What nobody knew was where. The network is forty years old in places, its maps disagree with one another, and digging on a hunch means closing a street.</p>
<h2>Listening instead of digging</h2>
<p>We divided the district into 38 zones and put a flow meter at the entrance of each. Inside the zones, 640 pressure and noise loggers, each the size of a soup tin, sit on hydrants and valves. They wake up at night, listen for ten minutes, send what they heard and go back to sleep. A battery lasts five years.</p>
<figure><img src="/api/files/KgKQIlXI_w_VmIvdV9KRjw/1280.webp" srcset="/api/files/KgKQIlXI_w_VmIvdV9KRjw/320.webp 320w, /api/files/KgKQIlXI_w_VmIvdV9KRjw/640.webp 640w, /api/files/KgKQIlXI_w_VmIvdV9KRjw/960.webp 960w, /api/files/KgKQIlXI_w_VmIvdV9KRjw/1280.webp 1280w, /api/files/KgKQIlXI_w_VmIvdV9KRjw/1600.webp 1600w" sizes="(min-width: 768px) 720px, 100vw" alt="Waves of a measured signal on a dark ground" width="1600" height="1000" loading="lazy" decoding="async" data-media-id="2" /><figcaption>Waves of a measured signal on a dark ground</figcaption></figure>
<p>A leak has a voice: a steady hiss whose pitch depends on the pipe and the size of the hole. Two loggers that hear the same hiss a few milliseconds apart tell us where between them it comes from, usually to within three metres.</p>
<h2>What made the difference</h2>
<ul>
<li><strong>Repair crews decide the order.</strong> The list they open in the morning is theirs: they may move a job up, and they say why.</li>
<li><strong>A closed job is measured.</strong> If the night flow of the zone does not fall, the job opens again by itself.</li>
<li><strong>The map is corrected on the spot.</strong> 1,900 valves have moved on paper to where they always were in the ground.</li>
</ul>
<p>After twelve months, losses stand at 13 percent. The utility has put off a new treatment plant that was planned for next year, and the two engineers who used to plan excavations now train colleagues from the neighbouring district.</p>
<blockquote><p>We used to find leaks when the road sank. Now we find them while they are still a sound.</p></blockquote>', '<p>Từ hai đến bốn giờ sáng, khi hầu như không ai mở vòi, mạng lưới nước lẽ ra phải gần như im lặng. Ở quận ven biển mà chúng tôi được mời đến khảo sát thì không: mỗi giờ vẫn có chừng 310 mét khối nước chảy đi mà chẳng đến tay ai.</p>
<p>Con số ấy ai cũng biết. Điều không ai biết là nước mất ở đâu. Có đoạn ống đã bốn mươi tuổi, các bản đồ vênh nhau, còn đào theo phỏng đoán thì phải chặn cả một con phố.</p>
<h2>Lắng nghe thay vì đào bới</h2>
<p>Chúng tôi chia quận thành 38 khu vực và đặt đồng hồ lưu lượng ở đầu mỗi khu. Bên trong, 640 bộ ghi áp suất và âm thanh, mỗi bộ cỡ một lon nước, được gắn trên trụ cứu hỏa và van. Đêm đến, chúng thức dậy, nghe mười phút, gửi dữ liệu rồi ngủ tiếp. Một viên pin dùng được năm năm.</p>
<figure><img src="/api/files/KgKQIlXI_w_VmIvdV9KRjw/1280.webp" srcset="/api/files/KgKQIlXI_w_VmIvdV9KRjw/320.webp 320w, /api/files/KgKQIlXI_w_VmIvdV9KRjw/640.webp 640w, /api/files/KgKQIlXI_w_VmIvdV9KRjw/960.webp 960w, /api/files/KgKQIlXI_w_VmIvdV9KRjw/1280.webp 1280w, /api/files/KgKQIlXI_w_VmIvdV9KRjw/1600.webp 1600w" sizes="(min-width: 768px) 720px, 100vw" alt="Những đường sóng của tín hiệu đo trên nền tối" width="1600" height="1000" loading="lazy" decoding="async" data-media-id="2" /><figcaption>Những đường sóng của tín hiệu đo trên nền tối</figcaption></figure>
<p>Chỗ rò có tiếng nói riêng: một tiếng xì đều đều, cao thấp tùy loại ống và kích thước lỗ thủng. Khi hai bộ ghi cùng nghe một tiếng xì lệch nhau vài mili giây, ta biết nó phát ra từ đâu ở giữa, thường chỉ sai trong vòng ba mét.</p>
<h2>Điều gì làm nên khác biệt</h2>
<ul>
<li><strong>Tổ sửa chữa là người quyết định thứ tự.</strong> Danh sách mở ra mỗi sáng là của họ: họ được đưa một việc lên trước và ghi rõ lý do.</li>
<li><strong>Việc xong phải đo lại.</strong> Nếu lưu lượng đêm của khu vực không giảm, phiếu việc tự động mở lại.</li>
<li><strong>Bản đồ được sửa ngay tại chỗ.</strong> 1.900 chiếc van trên giấy đã về đúng vị trí vốn có dưới lòng đất.</li>
</ul>
<p>Sau mười hai tháng, tỷ lệ thất thoát còn 13 phần trăm. Công ty cấp nước đã hoãn một nhà máy xử lý dự định xây năm sau, còn hai kỹ sư từng chuyên lên kế hoạch đào đường nay đi tập huấn cho đồng nghiệp quận bên.</p>
<blockquote><p>Trước đây chúng tôi biết có rò rỉ khi mặt đường sụt xuống. Bây giờ chúng tôi tìm ra khi nó mới chỉ là một âm thanh.</p></blockquote>', 'published', '2026-11-18 17:20:30.951+00', NULL, 'true', 'true', 'true', NULL, NULL, NULL, NULL, '1', '1', NULL, '1', 'Administrator', 'admin@example.com', 'a city’s water network learns to find its own leaks
khi mang luoi nuoc cua mot thanh pho tu biet cho ro ri
a city’s water network learns to find its own leaks
khi mạng lưới nước của một thành phố tự biết chỗ rò rỉ', '1', '2026-11-18 17:20:30.951+00', '2026-11-21 17:21:09.769+00'),
('16', 'notes-on-a-quieter-alarm-page', 'Notes on a quieter alarm page', 'Ghi chép về một trang báo động bớt ồn ào', 'A draft: what we removed from the alarm page, and who missed it.', 'Bản nháp: chúng tôi đã bỏ những gì khỏi trang báo động, và ai thấy thiếu.', '<p>We took nine of twelve colours away and waited for complaints. There was one, about the colour we had kept.</p>', '<p>Chúng tôi bỏ chín trong mười hai màu rồi chờ lời phàn nàn. Chỉ có một lời, về chính màu còn giữ lại.</p>', 'draft', NULL, NULL, 'true', 'true', 'false', NULL, NULL, NULL, NULL, '2', NULL, NULL, '1', 'Administrator', 'admin@example.com', 'notes on a quieter alarm page
ghi chep ve mot trang bao dong bot on ao
notes on a quieter alarm page
ghi chép về một trang báo động bớt ồn ào', '1', '2026-11-20 17:20:30.951+00', '2026-11-21 17:21:10.726+00'),
('17', 'a-poster-for-every-van-door-moved', 'A poster for every van door', 'Áp phích cho mọi cánh cửa xe', 'You asked for our monsoon checklist as a poster. It is here, in two languages and three sizes.', 'Nhiều bạn hỏi xin bản áp phích của danh sách mùa mưa. Nay đã có, hai ngôn ngữ và ba khổ giấy.', '<p>When we offered to share our list of rules for outdoor sensors, we expected a dozen letters. There were two hundred and six, one of them from a lighthouse.</p>
<p>The poster is ready. It comes in three sizes, prints well in black and white and is free to copy, also for competitors. If you find a rule that is missing, send it to us: the back is still empty.</p>', '<p>Khi ngỏ ý chia sẻ danh sách lưu ý cho cảm biến ngoài trời, chúng tôi nghĩ sẽ nhận chừng mười lá thư. Có hai trăm lẻ sáu lá, trong đó một lá gửi từ ngọn hải đăng.</p>
<p>Nay áp phích đã sẵn sàng với ba khổ giấy, in đen trắng vẫn đẹp và ai cũng được sao chép, kể cả đối thủ. Nếu bạn thấy thiếu điều gì, hãy gửi cho chúng tôi: mặt sau vẫn còn trống.</p>', 'published', '2026-11-23 17:20:30.951+00', NULL, 'true', 'true', 'false', NULL, NULL, NULL, NULL, '4', '27', NULL, '1', 'Administrator', 'admin@example.com', 'a poster for every van door
ap phich cho moi canh cua xe
a poster for every van door
áp phích cho mọi cánh cửa xe', '2', '2026-11-20 17:20:30.951+00', '2026-11-21 17:21:37.607+00'),
('18', 'ban-nhap-quy-trinh-moi', NULL, 'Bản nháp: quy trình mới', NULL, NULL, NULL, NULL, 'draft', NULL, NULL, 'false', 'true', 'false', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '3', 'Nguyễn Văn Đường', 'manager@example.com', 'ban nhap: quy trinh moi
bản nháp: quy trình mới', '1', '2026-11-21 17:21:38.423+00', '2026-11-21 17:21:38.423+00');

INSERT INTO "NewsCategory" ("id", "nameEn", "nameVi", "slug", "order", "search", "version", "createdAt", "updatedAt") VALUES
('1', 'Projects', 'Dự án', 'projects', '0', 'projects
du an
projects
dự án', '1', '2026-11-21 17:21:03.967+00', '2026-11-21 17:21:03.967+00'),
('2', 'Technology', 'Công nghệ', 'technology', '1', 'technology
cong nghe
technology
công nghệ', '1', '2026-11-21 17:21:04.129+00', '2026-11-21 17:21:04.129+00'),
('3', 'People', 'Con người', 'people', '2', 'people
con nguoi
people
con người', '1', '2026-11-21 17:21:04.184+00', '2026-11-21 17:21:04.184+00'),
('4', 'Company', 'Tin công ty', 'company', '3', 'company
tin cong ty
company
tin công ty', '1', '2026-11-21 17:21:04.259+00', '2026-11-21 17:21:04.259+00');

INSERT INTO "Partner" ("id", "nameEn", "nameVi", "website", "active", "order", "logoId", "darkLogoId", "search", "version", "createdAt", "updatedAt") VALUES
('1', 'Bach Phong Steel', 'Thép Bách Phong', 'https://bachphong.example', 'true', '0', '15', '16', 'bach phong steel
thep bach phong
bach phong steel
thép bách phong', '1', '2026-11-21 17:21:03.172+00', '2026-11-21 17:21:03.172+00'),
('2', 'Nordfell Energy', 'Năng lượng Nordfell', 'https://nordfell.example', 'true', '1', '17', '18', 'nordfell energy
nang luong nordfell
nordfell energy
năng lượng nordfell', '1', '2026-11-21 17:21:03.172+00', '2026-11-21 17:21:03.172+00'),
('3', 'Tra Ly Water', 'Cấp nước Trà Lý', 'https://traly.example', 'true', '2', '19', '20', 'tra ly water
cap nuoc tra ly
tra ly water
cấp nước trà lý', '1', '2026-11-21 17:21:03.172+00', '2026-11-21 17:21:03.172+00'),
('4', 'Mekara Foods', 'Thực phẩm Mekara', 'https://mekara.example', 'true', '3', '21', '22', 'mekara foods
thuc pham mekara
mekara foods
thực phẩm mekara', '1', '2026-11-21 17:21:03.172+00', '2026-11-21 17:21:03.172+00'),
('5', 'Kitano Controls', 'Điều khiển Kitano', 'https://kitano.example', 'true', '4', '23', '24', 'kitano controls
dieu khien kitano
kitano controls
điều khiển kitano', '1', '2026-11-21 17:21:03.172+00', '2026-11-21 17:21:03.172+00'),
('6', 'Sontra Terminal', 'Cảng Sontra', NULL, 'true', '5', '25', '26', 'sontra terminal
cang sontra
sontra terminal
cảng sontra', '1', '2026-11-21 17:21:03.172+00', '2026-11-21 17:21:03.172+00');

INSERT INTO "Permission" ("id", "roleId", "featureId", "view", "add", "edit", "delete") VALUES
('1', '3', '2', 'true', 'true', 'true', 'true'),
('2', '3', '3', 'true', 'true', 'true', 'true'),
('3', '3', '5', 'true', 'true', 'true', 'true'),
('4', '3', '6', 'true', 'false', 'true', 'false'),
('5', '3', '7', 'true', 'true', 'true', 'true'),
('6', '3', '9', 'true', 'true', 'true', 'true');

INSERT INTO "Role" ("id", "name", "builtIn", "version", "createdAt", "updatedAt") VALUES
('1', 'ADMIN', 'true', '1', '2026-11-21 17:20:33.284+00', '2026-11-21 17:20:33.284+00'),
('2', 'USER', 'true', '1', '2026-11-21 17:20:33.284+00', '2026-11-21 17:20:33.284+00'),
('3', 'MANAGER', 'true', '1', '2026-11-21 17:20:33.284+00', '2026-11-21 17:20:33.284+00');

INSERT INTO "RowCount" ("table", "rows") VALUES
('NewsArticle', '18');

INSERT INTO "Session" ("id", "userId", "ip", "userAgent", "createdAt", "lastSeenAt", "expiresAt") VALUES
('TO8ilbQdCSO0W7WK9s-9CKXPy2PZpTy_', '2', '127.0.0.1', 'test', '2026-11-21 17:21:33.707+00', '2026-11-21 17:21:33.707+00', '2026-12-21 17:21:33.707+00'),
('qsDv8RcBwkBmcL6Pb8LJT2KpCBQN-AgH', '3', '127.0.0.1', 'test', '2026-11-21 17:21:31.829+00', '2026-11-21 17:21:31.829+00', '2026-12-21 17:21:31.829+00'),
('yaq8UiMkoohbHILoE9u2kJQlBO8ezfWc', '1', '127.0.0.1', 'test', '2026-11-21 17:21:11.741+00', '2026-11-21 17:21:11.741+00', '2026-12-21 17:21:11.741+00');

INSERT INTO "Setting" ("id", "siteNameEn", "siteNameVi", "sloganEn", "sloganVi", "descriptionEn", "descriptionVi", "keywordsEn", "keywordsVi", "footerEn", "footerVi", "shareImageId", "email", "phone", "zalo", "facebook", "linkedin", "youtube", "signUp", "confirmEmail", "approveAccounts", "passwordMin", "passwordMax", "notifyRecipients", "consentEn", "consentVi", "consentVersion", "retentionMonths", "version", "createdAt", "updatedAt") VALUES
('1', 'Lac Giang Technology', 'Công nghệ Lạc Giang', 'Engineering that keeps running', 'Kỹ thuật bền bỉ, vận hành an tâm', 'We build and look after the automation behind factories, power plants and waterworks in Vietnam: from the sensor in the pipe to the screen in the control room.', 'Chúng tôi thiết kế và đồng hành cùng hệ thống tự động hóa của nhà xưởng, nhà máy điện và công trình cấp nước tại Việt Nam: từ cảm biến trong đường ống đến màn hình ở phòng điều khiển.', 'automation, energy management, water networks, monitoring, Da Nang', 'tự động hóa, quản lý năng lượng, mạng lưới cấp nước, giám sát, Đà Nẵng', 'Lac Giang Technology Joint Stock Company, Da Nang, Vietnam.
A demo company: everything here is invented.', 'Công ty Cổ phần Công nghệ Lạc Giang, Đà Nẵng.
Công ty minh họa: mọi nội dung tại đây đều là hư cấu.', '3', 'hello@lacgiang.example', '+84 236 555 0142', 'https://zalo.me/lacgiang.example', 'https://www.facebook.com/lacgiang.example', 'https://www.linkedin.com/company/lacgiang-example', 'https://www.youtube.com/@lacgiang.example', 'true', 'true', 'true', '6', '128', '', 'I agree that Lac Giang Technology keeps what I send here in order to answer me and deletes it after the stated time.', 'Tôi đồng ý để Công nghệ Lạc Giang lưu thông tin tôi gửi tại đây nhằm phản hồi cho tôi và xóa thông tin đó sau thời hạn đã nêu.', '1', '12', '1', '2026-11-21 17:21:02.731+00', '2026-11-21 17:21:02.731+00');

INSERT INTO "SlugRedirect" ("id", "path", "slug", "recordId", "createdAt") VALUES
('1', '/admin/news', 'a-poster-for-every-van-door', '17', '2026-11-21 17:21:37.527+00');

INSERT INTO "User" ("id", "name", "email", "passwordHash", "roleId", "status", "verifiedAt", "approvedAt", "lastSignInAt", "locale", "layout", "theme", "search", "version", "createdAt", "updatedAt") VALUES
('1', 'Administrator', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$ZBsj0MxhM7BqwjrM6GlY6g$0FmyLCjZAvE8huscQM0YTxhoqbK+alAW+ntyTJVkc7U', '1', '1', '2026-11-21 17:20:30.951+00', '2026-11-21 17:20:30.951+00', '2026-11-21 17:21:11.741+00', 'en', 'vertical', 'system', 'administrator
admin@example.com', '1', '2026-11-21 17:20:37.948+00', '2026-11-21 17:21:13.265+00'),
('2', 'Trần Thị Bích', 'user@example.com', '$argon2id$v=19$m=19456,t=2,p=1$oIpOl5T/0EIXY8DY+kAv/A$7qGMQtZi9iyw6O9GD7deYuhGA3b7oVS2Q2L/8iweTkM', '2', '1', '2026-11-21 17:21:11.741+00', '2026-11-21 17:21:11.741+00', '2026-11-21 17:21:33.707+00', 'en', 'vertical', 'system', 'tran thi bich
user@example.com
trần thị bích
user@example.com', '3', '2026-11-21 17:21:14.33+00', '2026-11-21 17:21:34.6+00'),
('3', 'Nguyễn Văn Đường', 'manager@example.com', '$argon2id$v=19$m=19456,t=2,p=1$waUGjLDVc+ujKntwQmAxKQ$QbSy4CScjkdlflQgu5vNN8LIYuGPlekvwtSs6d0AxKg', '3', '1', '2026-11-21 17:21:11.741+00', '2026-11-21 17:21:11.741+00', '2026-11-21 17:21:31.829+00', 'en', 'vertical', 'system', 'nguyen van duong
manager@example.com
nguyễn văn đường
manager@example.com', '4', '2026-11-21 17:21:21.657+00', '2026-11-21 17:21:32.656+00'),
('4', 'Lê Minh Châu', 'invited@example.com', NULL, '3', '1', '2026-11-21 17:21:11.741+00', '2026-11-21 17:21:11.741+00', NULL, 'en', 'vertical', 'system', 'le minh chau
invited@example.com
lê minh châu
invited@example.com', '1', '2026-11-21 17:21:30.419+00', '2026-11-21 17:21:30.419+00');

INSERT INTO "_illustrations" ("A", "B") VALUES
('2', '15'),
('8', '7');

INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES
('3d3e1bce-3cb8-4fa6-8342-e4e6a713baa4', 'f787b6fc8801fa32f5dd7c8ff07d8770cbfc8510260342f6df0275888b7ecc1e', '2026-11-21 17:20:30.105+00', '20261121063500_row_counts', NULL, NULL, '2026-11-21 17:20:29.499+00', '1'),
('c0864b69-0913-4560-87cb-8cb3bcfc19d1', '6b05720e5c4e4f1701853b6fa45cb669356c6694c73a0b5d31696c34c741952e', '2026-11-21 17:20:29.441+00', '20261121000000_init', NULL, NULL, '2026-11-21 17:20:20.022+00', '1');

SELECT setval('"AccountToken_id_seq"', 3);
SELECT setval('"Activity_id_seq"', 14);
SELECT setval('"Feature_id_seq"', 13);
SELECT setval('"Level_id_seq"', 6);
SELECT setval('"Mail_id_seq"', 5);
SELECT setval('"Media_id_seq"', 27);
SELECT setval('"NewsArticle_id_seq"', 18);
SELECT setval('"NewsCategory_id_seq"', 4);
SELECT setval('"Partner_id_seq"', 6);
SELECT setval('"Permission_id_seq"', 6);
SELECT setval('"Role_id_seq"', 3);
SELECT setval('"SlugRedirect_id_seq"', 1);
SELECT setval('"User_id_seq"', 4);

RESET session_replication_role;
