import { newPart } from "~/features/website/page/parts/parts";
import { documentUrl } from "~/lib/media";
import type { Db } from "~/server/db/client";
import { firstSettings } from "~/server/operations/demo";
import { illustrationsOf } from "~/server/traits/illustrations";
import { storedParts } from "~/server/traits/parts";
import { sanitizeRichText } from "~/server/traits/rich-text";
import type { Assets, LogoName } from "./images";
import { serviceParts } from "./service-parts";
import { pages, redirects, sections, services } from "./website-texts";

const partners: { logo: LogoName; nameEn: string; nameVi: string; website: string | null }[] = [
  { logo: "partner-bach-phong", nameEn: "Bach Phong Steel", nameVi: "Thép Bách Phong", website: "https://bachphong.example" },
  { logo: "partner-nordfell", nameEn: "Nordfell Energy", nameVi: "Năng lượng Nordfell", website: "https://nordfell.example" },
  { logo: "partner-tra-ly", nameEn: "Tra Ly Water", nameVi: "Cấp nước Trà Lý", website: "https://traly.example" },
  { logo: "partner-mekara", nameEn: "Mekara Foods", nameVi: "Thực phẩm Mekara", website: "https://mekara.example" },
  { logo: "partner-kitano", nameEn: "Kitano Controls", nameVi: "Điều khiển Kitano", website: "https://kitano.example" },
  { logo: "partner-sontra", nameEn: "Sontra Terminal", nameVi: "Cảng Sontra", website: null },
];

const statistics = [
  { nameEn: "Plants we look after", nameVi: "Nhà máy đang vận hành", value: 340, suffix: "+", icon: "building-2" },
  { nameEn: "Measuring points", nameVi: "Điểm đo đang hoạt động", value: 48_600, icon: "activity" },
  { nameEn: "Engineers and technicians", nameVi: "Kỹ sư và kỹ thuật viên", value: 128, icon: "users" },
  {
    nameEn: "Alarms answered within 15 minutes",
    nameVi: "Báo động xử lý trong 15 phút",
    value: 98.6,
    suffix: "%",
    icon: "signal",
  },
  { nameEn: "Apprentices trained so far", nameVi: "Học viên đã đào tạo", value: 57, icon: "badge-check", active: false },
];

/** Age of the demo company's website: undated content was published then. */
const WEBSITE_AGE_DAYS = 120;

/** Adds the demo company's settings, partners, figures and texts. */
export async function seedWebsite(db: Db, now: Date, assets: Assets): Promise<void> {
  const publishAt = new Date(now.getTime() - WEBSITE_AGE_DAYS * 24 * 60 * 60 * 1000);
  const images = { shareImageId: assets.picture("atrium").id, heroImageId: assets.picture("wind-ridge").id };
  await db.setting.create({ data: { ...setting, ...images }, select: { id: true } });
  await db.partner.createMany({
    data: partners.map(({ logo, ...partner }, order) => ({
      ...partner,
      order,
      logoId: assets.logo(logo, "light").id,
      darkLogoId: assets.logo(logo, "dark").id,
    })),
  });
  await db.statistic.createMany({ data: statistics.map((statistic, index) => ({ ...statistic, order: index + 1 })) });
  await db.service.createMany({
    data: services.map(({ slug, icon, image, draft, en, vi }, index) => ({
      slug,
      icon,
      imageId: assets.picture(image).id,
      order: index + 1,
      nameEn: en.name,
      nameVi: vi.name,
      descriptionEn: en.description,
      descriptionVi: vi.description,
      contentEn: storedHtml(en.content),
      contentVi: storedHtml(vi.content),
      pointsEn: serviceParts[slug]?.points.en.join("\n"),
      pointsVi: serviceParts[slug]?.points.vi.join("\n"),
      parts: storedParts(serviceParts[slug]?.parts ?? []),
      ...publishing(draft, publishAt),
    })),
  });
  await db.redirect.createMany({ data: redirects });
  await db.aboutSection.createMany({
    data: sections.map(({ layout, image, draft, en, vi }, index) => ({
      layout,
      imageId: image && assets.picture(image).id,
      order: index + 1,
      nameEn: en.name,
      nameVi: vi.name,
      descriptionEn: storedHtml(en.description),
      descriptionVi: storedHtml(vi.description),
      ...publishing(draft, publishAt),
    })),
  });
  for (const [index, { slug, draft, en, vi }] of pages.entries()) {
    const [contentEn, contentVi] = [en?.content, vi.content].map((html) =>
      storedHtml(html?.replace("[quality policy]", documentUrl(assets.qualityPolicy))),
    );
    await db.page.create({
      data: {
        slug,
        // After the existing privacy page.
        order: index + 2,
        titleEn: en?.title ?? null,
        titleVi: vi.title,
        parts: [{ ...newPart("text"), ...{ contentEn: contentEn ?? null, contentVi: contentVi ?? null } }],
        illustrations: { connect: await illustrationsOf(db, [contentEn, contentVi]) },
        visibleEn: en !== undefined,
        ...publishing(draft, publishAt),
      },
      select: { id: true },
    });
  }
  const { footerMenu } = await firstSettings(db);
  await db.setting.updateMany({ data: { footerMenu } });
}

function publishing(isDraft: boolean | undefined, publishAt: Date) {
  return isDraft ? ({ status: "draft" } as const) : ({ status: "published", publishAt } as const);
}

/** Removes the source's indents from a text. */
function storedHtml(html: string | undefined): string | null {
  return html === undefined ? null : sanitizeRichText(html.replace(/\n\s*/g, "\n"));
}

const setting = {
  siteNameEn: "Lac Giang Technology",
  siteNameVi: "Công nghệ Lạc Giang",
  sloganEn: "Engineering that keeps running",
  sloganVi: "Kỹ thuật bền bỉ, vận hành an tâm",
  descriptionEn:
    "We build and look after the automation behind factories, power plants and waterworks in Vietnam: from the sensor in the pipe to the screen in the control room.",
  descriptionVi:
    "Chúng tôi thiết kế và đồng hành cùng hệ thống tự động hóa của nhà xưởng, nhà máy điện và công trình cấp nước tại Việt Nam: từ cảm biến trong đường ống đến màn hình ở phòng điều khiển.",
  keywordsEn: "automation, energy management, water networks, monitoring, Da Nang",
  keywordsVi: "tự động hóa, quản lý năng lượng, mạng lưới cấp nước, giám sát, Đà Nẵng",
  footerEn: "Lac Giang Technology Joint Stock Company, Da Nang, Vietnam.\nA demo company: everything here is invented.",
  footerVi: "Công ty Cổ phần Công nghệ Lạc Giang, Đà Nẵng.\nCông ty minh họa: mọi nội dung tại đây đều là hư cấu.",
  socialLinks: [
    { id: "zalo", href: "https://zalo.me/lacgiang.example" },
    { id: "facebook", href: "https://www.facebook.com/lacgiang.example" },
    { id: "linkedin", href: "https://www.linkedin.com/company/lacgiang-example" },
    { id: "youtube", href: "https://www.youtube.com/@lacgiang.example" },
  ],
  consentEn:
    "I agree that Lac Giang Technology keeps what I send here in order to answer me and deletes it after the stated time.",
  consentVi:
    "Tôi đồng ý để Công nghệ Lạc Giang lưu thông tin tôi gửi tại đây nhằm phản hồi cho tôi và xóa thông tin đó sau thời hạn đã nêu.",
};
