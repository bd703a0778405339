import { roleIds } from "~/lib/accounts";
import { imageUrls } from "~/lib/images";
import type { Db } from "~/server/db/client";
import type { MediaRow } from "~/server/files/media-select";
import { sanitizeRichText } from "~/server/traits/rich-text";
import type { Assets, PictureName } from "./images";
import { articles, type CategorySlug, categories } from "./news-texts";

const DAY = 24 * 60 * 60 * 1000;

/** Adds the demo company's news: four categories, and articles with dates relative to now, one of them in the future. */
export async function seedNews(db: Db, now: Date, assets: Assets): Promise<void> {
  const categoryIds = new Map<CategorySlug, number>();
  for (const [order, category] of categories.entries()) {
    const { id } = await db.newsCategory.create({ data: { ...category, order }, select: { id: true } });
    categoryIds.set(category.slug, id);
  }

  const author = await db.user.findFirst({
    where: { roleId: roleIds.ADMIN },
    orderBy: { id: "asc" },
    select: { id: true, name: true, email: true },
  });
  const creator = {
    creatorId: author?.id ?? null,
    creatorName: author?.name ?? "Newsroom",
    creatorEmail: author?.email ?? "news@lacgiang.example",
  };

  // Oldest first, so that ids have the same order as dates.
  for (const article of articles.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const { slug, category, daysAgo, image, featured, en, vi } = article;
    const writtenAt = new Date(now.getTime() - Math.max(daysAgo, 1) * DAY);
    const thumbnail = image && assets.picture(image);
    const illustrations = new Map((article.illustrations ?? []).map((name) => [name, assets.picture(name)]));

    await db.newsArticle.create({
      data: {
        slug,
        titleEn: en?.title ?? null,
        titleVi: vi.title,
        summaryEn: en?.summary ?? null,
        summaryVi: vi.summary,
        contentEn: en ? withImages(en.content, illustrations, "en") : null,
        contentVi: withImages(vi.content, illustrations, "vi"),
        status: article.draft ? "draft" : "published",
        publishAt: article.draft ? null : new Date(now.getTime() - daysAgo * DAY),
        visibleEn: en !== undefined,
        visibleVi: true,
        featured: featured ?? false,
        categoryId: categoryIds.get(category) ?? null,
        thumbnailId: thumbnail?.id ?? null,
        illustrations: { connect: [...illustrations.values()].map(({ id }) => ({ id })) },
        createdAt: writtenAt,
        ...creator,
      },
      select: { id: true },
    });
  }
}

/** Replaces `[image name]` by the image, as the editor writes it. */
function withImages(html: string, images: Map<PictureName, MediaRow>, locale: "en" | "vi"): string {
  const text = [...images].reduce((rest, [name, media]) => {
    const { src, srcSet, width, height } = imageUrls(media);
    const alt = locale === "vi" ? media.altVi : media.altEn;
    const size = `width="${width}" height="${height}"`;
    return rest.replace(
      `[image ${name}]`,
      `<figure><img src="${src}" srcset="${srcSet}" alt="${alt}" ${size} data-media-id="${media.id}"><figcaption>${alt}</figcaption></figure>`,
    );
  }, html);
  return sanitizeRichText(text.replace(/\n\s*/g, "\n"));
}
