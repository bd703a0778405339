-- CreateTable
CREATE TABLE "FixedPage" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "titleEn" TEXT NOT NULL,
    "titleVi" TEXT NOT NULL,
    "parts" JSONB NOT NULL DEFAULT '[]',
    "contentEn" TEXT GENERATED ALWAYS AS (part_html("parts", 'En')) STORED,
    "contentVi" TEXT GENERATED ALWAYS AS (part_html("parts", 'Vi')) STORED,
    "lacksEn" BOOLEAN GENERATED ALWAYS AS (part_lacks("parts", 'En', 'Vi')) STORED,
    "lacksVi" BOOLEAN GENERATED ALWAYS AS (part_lacks("parts", 'Vi', 'En')) STORED,
    "status" "PublishStatus" NOT NULL DEFAULT 'published',
    "publishAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    "unpublishAt" TIMESTAMPTZ(3),
    "visibleEn" BOOLEAN NOT NULL DEFAULT true,
    "visibleVi" BOOLEAN NOT NULL DEFAULT true,
    "sameInBoth" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
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

    CONSTRAINT "FixedPage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "_fixedPageIllustrations" (
    "A" INTEGER NOT NULL,
    "B" INTEGER NOT NULL,

    CONSTRAINT "_fixedPageIllustrations_AB_pkey" PRIMARY KEY ("A","B")
);

-- CreateIndex
CREATE UNIQUE INDEX "FixedPage_slug_key" ON "FixedPage"("slug");

-- CreateIndex
CREATE INDEX "FixedPage_order_id_idx" ON "FixedPage"("order", "id");

-- CreateIndex
CREATE INDEX "FixedPage_titleEn_id_idx" ON "FixedPage"("titleEn", "id");

-- CreateIndex
CREATE INDEX "FixedPage_titleVi_id_idx" ON "FixedPage"("titleVi", "id");

-- CreateIndex
CREATE INDEX "FixedPage_publishAt_id_idx" ON "FixedPage"("publishAt", "id");

-- CreateIndex
CREATE INDEX "FixedPage_unpublishAt_idx" ON "FixedPage"("unpublishAt");

-- CreateIndex
CREATE INDEX "FixedPage_updatedAt_id_idx" ON "FixedPage"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "FixedPage_shareImageId_idx" ON "FixedPage"("shareImageId");

-- CreateIndex
CREATE INDEX "FixedPage_search_idx" ON "FixedPage" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "_fixedPageIllustrations_B_index" ON "_fixedPageIllustrations"("B");

-- AddForeignKey
ALTER TABLE "FixedPage" ADD CONSTRAINT "FixedPage_shareImageId_fkey" FOREIGN KEY ("shareImageId") REFERENCES "Media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_fixedPageIllustrations" ADD CONSTRAINT "_fixedPageIllustrations_A_fkey" FOREIGN KEY ("A") REFERENCES "FixedPage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_fixedPageIllustrations" ADD CONSTRAINT "_fixedPageIllustrations_B_fkey" FOREIGN KEY ("B") REFERENCES "Media"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "FixedPage" ALTER COLUMN "search" SET STATISTICS 1000;
CREATE TRIGGER "FixedPage_search" BEFORE INSERT OR UPDATE OF "titleEn", "titleVi", "slug" ON "FixedPage"
  FOR EACH ROW EXECUTE FUNCTION set_search('titleEn', 'titleVi', 'slug');

ALTER TABLE "FixedPage" ADD CONSTRAINT "FixedPage_published_at" CHECK ("status" <> 'published' OR "publishAt" IS NOT NULL);
CREATE TRIGGER "FixedPage_images" BEFORE INSERT OR UPDATE OF "shareImageId" ON "FixedPage"
  FOR EACH ROW EXECUTE FUNCTION refuse_documents('shareImageId');
CREATE TRIGGER "FixedPage_text_links" AFTER INSERT OR DELETE OR UPDATE OF "contentEn", "contentVi" ON "FixedPage"
  FOR EACH ROW EXECUTE FUNCTION set_text_links('/admin/home', 'contentEn', 'contentVi');
CREATE TRIGGER "FixedPage_search_entry" AFTER INSERT OR DELETE OR UPDATE OF
    "status", "publishAt", "unpublishAt", "visibleEn", "visibleVi", "slug", "titleEn", "titleVi", "contentEn", "contentVi"
  ON "FixedPage" FOR EACH ROW EXECUTE FUNCTION set_search_entry('/admin/home', 'title', 'content');

CREATE FUNCTION fixed_part("kind" TEXT, "page" TEXT, "tone" TEXT, "titleEn" TEXT, "titleVi" TEXT, "fields" JSONB)
  RETURNS JSONB LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object('id', "kind" || '-' || "page", 'kind', "kind", 'tone', "tone", 'titleEn', "titleEn", 'titleVi', "titleVi",
    'visibleEn', true, 'visibleVi', true) || "fields"
$$;

CREATE FUNCTION fixed_button("page" TEXT, "labelEn" TEXT, "labelVi" TEXT) RETURNS JSONB LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object('id', "page", 'labelEn', "labelEn", 'labelVi', "labelVi", 'href', '/' || "page")
$$;

-- The pages show what they showed: their texts were messages of the software. The first button of home led to the services, and to
-- the news while visitors saw only those.
INSERT INTO "FixedPage" ("slug", "titleEn", "titleVi", "order", "updatedAt", "parts")
SELECT page.* FROM (
  SELECT CASE
    WHEN coalesce((SELECT "showNews" FROM "Setting"), true) AND EXISTS (SELECT FROM "NewsArticle" WHERE "status" = 'published' AND "publishAt" <= CURRENT_TIMESTAMP
    AND ("unpublishAt" IS NULL OR "unpublishAt" > CURRENT_TIMESTAMP) AND ("visibleEn" OR "visibleVi"))
      AND NOT (coalesce((SELECT "showServices" FROM "Setting"), true) AND EXISTS (SELECT FROM "Service" WHERE "status" = 'published' AND "publishAt" <= CURRENT_TIMESTAMP
    AND ("unpublishAt" IS NULL OR "unpublishAt" > CURRENT_TIMESTAMP) AND ("visibleEn" OR "visibleVi")))
    THEN fixed_button('news', 'Read our news', 'Đọc tin tức')
    ELSE fixed_button('services', 'See what we do', 'Xem lĩnh vực hoạt động') END
) AS home (first_button), LATERAL (VALUES
  ('', 'Home', 'Trang chủ', 1, CURRENT_TIMESTAMP, jsonb_build_array(
    fixed_part('hero', 'home', 'plain', NULL, NULL, jsonb_build_object('variant', 'arch', 'leadEn', NULL, 'leadVi', NULL, 'imageId', NULL, 'buttons', jsonb_build_array(first_button, fixed_button('contact', 'Talk to us', 'Liên hệ với chúng tôi')))),
    fixed_part('services', 'home', 'plain', 'What we do', 'Lĩnh vực hoạt động', jsonb_build_object('choice', 'latest', 'ids', '[]'::JSONB, 'count', 6)),
    fixed_part('figures', 'home', 'dark', 'In figures', 'Những con số', '{}'),
    fixed_part('news', 'home', 'plain', 'Latest news', 'Tin mới nhất', jsonb_build_object('choice', 'latest', 'ids', '[]'::JSONB, 'categoryId', NULL, 'count', 5)),
    fixed_part('jobs', 'home', 'muted', 'Work with us', 'Cùng làm việc với chúng tôi', jsonb_build_object('leadEn', 'Open jobs in our offices, on site and at home.', 'leadVi', 'Những vị trí đang tuyển tại văn phòng, tại công trình và làm việc từ xa.', 'choice', 'latest', 'ids', '[]'::JSONB, 'count', 4)),
    fixed_part('partners', 'home', 'plain', 'We work with', 'Đối tác đồng hành', '{}'),
    fixed_part('callToAction', 'home', 'plain', 'Let’s talk', 'Trò chuyện cùng chúng tôi', jsonb_build_object('leadEn', 'A question, an idea, a project: we are glad to hear from you.', 'leadVi', 'Một câu hỏi, một ý tưởng hay một dự án: chúng tôi luôn sẵn lòng lắng nghe.', 'labelEn', 'Write to us', 'labelVi', 'Gửi tin nhắn', 'href', '/contact'))
  )),
  ('services', 'Services', 'Dịch vụ', 2, CURRENT_TIMESTAMP, jsonb_build_array(
    fixed_part('hero', 'services', 'plain', NULL, NULL, jsonb_build_object('variant', 'text', 'leadEn', 'What we do for our customers.', 'leadVi', 'Những việc chúng tôi làm cho khách hàng.', 'imageId', NULL, 'buttons', '[]'::JSONB)),
    fixed_part('serviceList', 'services', 'plain', NULL, NULL, '{}'),
    fixed_part('callToAction', 'services', 'plain', 'Let’s talk', 'Trò chuyện cùng chúng tôi', jsonb_build_object('leadEn', 'A question, an idea, a project: we are glad to hear from you.', 'leadVi', 'Một câu hỏi, một ý tưởng hay một dự án: chúng tôi luôn sẵn lòng lắng nghe.', 'labelEn', 'Write to us', 'labelVi', 'Gửi tin nhắn', 'href', '/contact'))
  )),
  ('about-us', 'About us', 'Giới thiệu', 3, CURRENT_TIMESTAMP, jsonb_build_array(
    fixed_part('hero', 'about-us', 'plain', NULL, NULL, jsonb_build_object('variant', 'text', 'leadEn', 'Who we are, and how we work.', 'leadVi', 'Chúng tôi là ai và làm việc như thế nào.', 'imageId', NULL, 'buttons', '[]'::JSONB)),
    fixed_part('aboutSections', 'about-us', 'plain', NULL, NULL, '{}'),
    fixed_part('history', 'about-us', 'muted', 'Our history', 'Chặng đường phát triển', jsonb_build_object('leadEn', NULL, 'leadVi', NULL)),
    fixed_part('company', 'about-us', 'plain', 'The company', 'Thông tin doanh nghiệp', '{}'),
    fixed_part('offices', 'about-us', 'plain', 'Our offices', 'Văn phòng', '{}'),
    fixed_part('callToAction', 'about-us', 'plain', 'Let’s talk', 'Trò chuyện cùng chúng tôi', jsonb_build_object('leadEn', 'A question, an idea, a project: we are glad to hear from you.', 'leadVi', 'Một câu hỏi, một ý tưởng hay một dự án: chúng tôi luôn sẵn lòng lắng nghe.', 'labelEn', 'Write to us', 'labelVi', 'Gửi tin nhắn', 'href', '/contact'))
  )),
  ('news', 'News', 'Tin tức', 4, CURRENT_TIMESTAMP, jsonb_build_array(
    fixed_part('hero', 'news', 'plain', NULL, NULL, jsonb_build_object('variant', 'text', 'leadEn', 'Stories, projects and announcements.', 'leadVi', 'Những câu chuyện, dự án và thông báo.', 'imageId', NULL, 'buttons', '[]'::JSONB)),
    fixed_part('articleList', 'news', 'plain', NULL, NULL, '{}')
  )),
  ('career', 'Careers', 'Tuyển dụng', 5, CURRENT_TIMESTAMP, jsonb_build_array(
    fixed_part('hero', 'career', 'plain', NULL, NULL, jsonb_build_object('variant', 'text', 'leadEn', 'Find the place where your work makes a difference. These are our open jobs.', 'leadVi', 'Hãy tìm nơi công việc của bạn tạo nên giá trị. Dưới đây là các vị trí chúng tôi đang tuyển.', 'imageId', NULL, 'buttons', '[]'::JSONB)),
    fixed_part('jobList', 'career', 'plain', NULL, NULL, '{}')
  )),
  ('contact', 'Talk to us', 'Liên hệ với chúng tôi', 6, CURRENT_TIMESTAMP, jsonb_build_array(
    fixed_part('hero', 'contact', 'plain', NULL, NULL, jsonb_build_object('variant', 'text', 'leadEn', 'A question, an idea, a project: write to us, and you will hear from a person, usually within two working days.', 'leadVi', 'Một câu hỏi, một ý tưởng hay một dự án: hãy viết cho chúng tôi. Bạn sẽ nhận được phản hồi, thường là trong vòng hai ngày làm việc.', 'imageId', NULL, 'buttons', '[]'::JSONB)),
    fixed_part('contactForm', 'contact', 'plain', NULL, NULL, '{}'),
    fixed_part('offices', 'contact', 'muted', 'Our offices', 'Văn phòng', '{}')
  ))
) AS page;

DROP FUNCTION fixed_part;
DROP FUNCTION fixed_button;

-- Who may view and edit the settings may view and edit these pages. A new site gets the page of the back office when it starts.
INSERT INTO "Feature" ("nameEn", "nameVi", "pathname", "location", "icon", "add", "delete", "builtIn", "parentId", "updatedAt")
SELECT 'Home & fixed pages', 'Trang chủ & trang cố định', '/admin/home',
  (SELECT coalesce(max(sibling."location"), 0) + 1 FROM "Feature" sibling WHERE sibling."parentId" IS NOT DISTINCT FROM place."parentId"),
  'house', false, false, true, place."parentId", CURRENT_TIMESTAMP
FROM "Feature" place WHERE place."pathname" IN ('/admin/page', '/admin/setting') ORDER BY place."pathname" LIMIT 1;

INSERT INTO "Permission" ("roleId", "featureId", "view", "edit")
SELECT permission."roleId", home."id", permission."view", permission."edit"
FROM "Permission" permission JOIN "Feature" setting ON setting."id" = permission."featureId" AND setting."pathname" = '/admin/setting',
  "Feature" home WHERE home."pathname" = '/admin/home';
