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
