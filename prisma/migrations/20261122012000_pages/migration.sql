-- CreateEnum
CREATE TYPE "AboutLayout" AS ENUM ('imageLeft', 'imageRight', 'noImage');

-- CreateEnum
CREATE TYPE "PagePlacement" AS ENUM ('header', 'footer', 'none');

-- CreateTable
CREATE TABLE "AboutSection" (
    "id" SERIAL NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameVi" TEXT NOT NULL,
    "descriptionEn" TEXT,
    "descriptionVi" TEXT,
    "layout" "AboutLayout" NOT NULL DEFAULT 'imageRight',
    "imageId" INTEGER,
    "status" "PublishStatus" NOT NULL DEFAULT 'draft',
    "publishAt" TIMESTAMPTZ(3),
    "unpublishAt" TIMESTAMPTZ(3),
    "visibleEn" BOOLEAN NOT NULL DEFAULT true,
    "visibleVi" BOOLEAN NOT NULL DEFAULT true,
    "order" INTEGER NOT NULL DEFAULT 0,
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AboutSection_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Page" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "titleEn" TEXT,
    "titleVi" TEXT,
    "contentEn" TEXT,
    "contentVi" TEXT,
    "placement" "PagePlacement" NOT NULL DEFAULT 'footer',
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

    CONSTRAINT "Page_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "_pageIllustrations" (
    "A" INTEGER NOT NULL,
    "B" INTEGER NOT NULL,

    CONSTRAINT "_pageIllustrations_AB_pkey" PRIMARY KEY ("A","B")
);

-- CreateTable
CREATE TABLE "_aboutIllustrations" (
    "A" INTEGER NOT NULL,
    "B" INTEGER NOT NULL,

    CONSTRAINT "_aboutIllustrations_AB_pkey" PRIMARY KEY ("A","B")
);

-- CreateIndex
CREATE UNIQUE INDEX "AboutSection_nameEn_key" ON "AboutSection"("nameEn");

-- CreateIndex
CREATE UNIQUE INDEX "AboutSection_nameVi_key" ON "AboutSection"("nameVi");

-- CreateIndex
CREATE INDEX "AboutSection_order_id_idx" ON "AboutSection"("order", "id");

-- CreateIndex
CREATE INDEX "AboutSection_publishAt_id_idx" ON "AboutSection"("publishAt", "id");

-- CreateIndex
CREATE INDEX "AboutSection_unpublishAt_idx" ON "AboutSection"("unpublishAt");

-- CreateIndex
CREATE INDEX "AboutSection_updatedAt_id_idx" ON "AboutSection"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "AboutSection_imageId_idx" ON "AboutSection"("imageId");

-- CreateIndex
CREATE INDEX "AboutSection_search_idx" ON "AboutSection" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "Page_slug_key" ON "Page"("slug");

-- CreateIndex
CREATE INDEX "Page_order_id_idx" ON "Page"("order", "id");

-- CreateIndex
CREATE INDEX "Page_titleEn_id_idx" ON "Page"("titleEn", "id");

-- CreateIndex
CREATE INDEX "Page_titleVi_id_idx" ON "Page"("titleVi", "id");

-- CreateIndex
CREATE INDEX "Page_publishAt_id_idx" ON "Page"("publishAt", "id");

-- CreateIndex
CREATE INDEX "Page_unpublishAt_idx" ON "Page"("unpublishAt");

-- CreateIndex
CREATE INDEX "Page_updatedAt_id_idx" ON "Page"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "Page_shareImageId_idx" ON "Page"("shareImageId");

-- CreateIndex
CREATE INDEX "Page_search_idx" ON "Page" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "_pageIllustrations_B_index" ON "_pageIllustrations"("B");

-- CreateIndex
CREATE INDEX "_aboutIllustrations_B_index" ON "_aboutIllustrations"("B");

-- AddForeignKey
ALTER TABLE "AboutSection" ADD CONSTRAINT "AboutSection_imageId_fkey" FOREIGN KEY ("imageId") REFERENCES "Media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Page" ADD CONSTRAINT "Page_shareImageId_fkey" FOREIGN KEY ("shareImageId") REFERENCES "Media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_pageIllustrations" ADD CONSTRAINT "_pageIllustrations_A_fkey" FOREIGN KEY ("A") REFERENCES "Media"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_pageIllustrations" ADD CONSTRAINT "_pageIllustrations_B_fkey" FOREIGN KEY ("B") REFERENCES "Page"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_aboutIllustrations" ADD CONSTRAINT "_aboutIllustrations_A_fkey" FOREIGN KEY ("A") REFERENCES "AboutSection"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_aboutIllustrations" ADD CONSTRAINT "_aboutIllustrations_B_fkey" FOREIGN KEY ("B") REFERENCES "Media"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "AboutSection" ALTER COLUMN "search" SET STATISTICS 1000;
CREATE TRIGGER "AboutSection_search" BEFORE INSERT OR UPDATE OF "nameEn", "nameVi" ON "AboutSection"
  FOR EACH ROW EXECUTE FUNCTION set_search('nameEn', 'nameVi');

ALTER TABLE "Page" ALTER COLUMN "search" SET STATISTICS 1000;
CREATE TRIGGER "Page_search" BEFORE INSERT OR UPDATE OF "titleEn", "titleVi", "slug" ON "Page"
  FOR EACH ROW EXECUTE FUNCTION set_search('titleEn', 'titleVi', 'slug');

-- "Published now" is one range of an index: nothing published is without a time.
ALTER TABLE "AboutSection" ADD CONSTRAINT "AboutSection_published_at" CHECK ("status" <> 'published' OR "publishAt" IS NOT NULL);
ALTER TABLE "Page" ADD CONSTRAINT "Page_published_at" CHECK ("status" <> 'published' OR "publishAt" IS NOT NULL);

-- What is kept of a visitor: every site has this page, also one that was there before. Staff may edit it like any other.
INSERT INTO "Page" ("slug", "titleEn", "titleVi", "contentEn", "contentVi", "placement", "status", "publishAt", "order", "updatedAt")
VALUES ('privacy', 'Privacy', 'Quyền riêng tư', $en$<p>This page says what this site keeps of you, why, and for how long.</p>
<h2>When you only read</h2>
<p>Nothing about you is stored. There are no statistics of visitors, no advertising, and no fonts or scripts from other companies. Your network address is used for a short time to keep off floods of requests.</p>
<p>The site sets two cookies, and only when you choose something: <code>locale</code> remembers the language and <code>theme</code> whether you read in light or dark. Neither says who you are.</p>
<h2>When you write to us</h2>
<p>We keep what you send: your name, your email address, your message and, if you give them, your phone number and company, with the date and the language. We use it to answer you. Our answers are kept with it.</p>
<h2>When you apply for a job</h2>
<p>We keep your name, your email address, your phone number, what you write about yourself and your CV, with our notes on the application. Only the people who decide about it can see them. Each time a CV is opened, that is recorded.</p>
<h2>For how long</h2>
<p>You agree to a fixed time when you send a form. After it, your message or application is made anonymous and its files are deleted. What remains are figures that say nothing about you.</p>
<h2>When you have an account</h2>
<p>The site keeps your name, your email address, a hash of your password and a list of your sign-ins with network address and browser. It records what you change. The cookie <code>token</code> keeps you signed in; <code>staff</code> says only that the site may offer you to edit a page.</p>
<h2>Your rights</h2>
<p>You can ask us what we keep of you, have it corrected, or have it erased before its time. Write to us by any of the channels on this site.</p>$en$, $vi$<p>Trang này cho biết chúng tôi lưu những gì về bạn, để làm gì và trong bao lâu.</p>
<h2>Khi bạn chỉ đọc</h2>
<p>Chúng tôi không lưu gì về bạn. Trang web không thống kê người truy cập, không có quảng cáo, không dùng phông chữ hay mã lệnh của công ty khác. Địa chỉ mạng của bạn chỉ được dùng trong thời gian ngắn để ngăn việc gửi yêu cầu ồ ạt.</p>
<p>Trang web đặt hai cookie, và chỉ khi bạn tự chọn: <code>locale</code> ghi nhớ ngôn ngữ, <code>theme</code> ghi nhớ giao diện sáng hay tối. Cả hai đều không cho biết bạn là ai.</p>
<h2>Khi bạn viết cho chúng tôi</h2>
<p>Chúng tôi lưu những gì bạn gửi: họ tên, địa chỉ email, nội dung tin nhắn, số điện thoại và tên công ty nếu bạn cung cấp, cùng ngày gửi và ngôn ngữ. Thông tin này được dùng để trả lời bạn. Câu trả lời của chúng tôi được lưu kèm theo.</p>
<h2>Khi bạn ứng tuyển</h2>
<p>Chúng tôi lưu họ tên, địa chỉ email, số điện thoại, phần giới thiệu và CV của bạn, cùng ghi chú của chúng tôi về hồ sơ. Chỉ những người xét duyệt hồ sơ mới xem được. Mỗi lần CV được mở ra đều được ghi lại.</p>
<h2>Trong bao lâu</h2>
<p>Khi gửi biểu mẫu, bạn đồng ý với một thời hạn xác định. Hết thời hạn đó, tin nhắn hoặc hồ sơ của bạn được ẩn danh và các tệp kèm theo bị xóa. Phần còn lại chỉ là những con số không cho biết gì về bạn.</p>
<h2>Khi bạn có tài khoản</h2>
<p>Trang web lưu họ tên, địa chỉ email, mật khẩu đã được băm và danh sách các lần đăng nhập kèm địa chỉ mạng và trình duyệt. Những thay đổi bạn thực hiện cũng được ghi lại. Cookie <code>token</code> giữ phiên đăng nhập của bạn; cookie <code>staff</code> chỉ cho biết có thể hiển thị liên kết chỉnh sửa trang.</p>
<h2>Quyền của bạn</h2>
<p>Bạn có thể hỏi chúng tôi đang lưu những gì về bạn, yêu cầu sửa lại hoặc xóa trước thời hạn. Hãy liên hệ qua bất kỳ kênh nào trên trang web này.</p>$vi$, 'footer', 'published', CURRENT_TIMESTAMP, 1, CURRENT_TIMESTAMP);
