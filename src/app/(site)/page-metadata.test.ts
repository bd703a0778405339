import { expect, test } from "vitest";
import { siteSettings } from "~/features/website/setting/data";
import { shareImageUrl } from "~/lib/images";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildMedia } from "~/server/db/test-records";
import { imageSelect } from "~/server/files/media-select";
import { type PageMetadata, pageMetadata } from "./page-metadata";

useTestDatabase();

const origin = "https://example.com";

/** An uploaded image that has a file for link previews. */
async function buildImage(altEn: string) {
  const { id } = await buildMedia();
  return database().media.update({ where: { id }, data: { altEn, shareX: 0.5, shareY: 0.5 }, select: imageSelect });
}

/** Reads the image of a page's link previews. */
async function previewOf(page: Partial<PageMetadata>) {
  const site = await siteSettings(database(), "en");
  const { openGraph } = await pageMetadata({ origin, locale: "en", site, path: "/news/bridge", title: "A bridge", ...page });
  return openGraph?.images;
}

const uploaded = ({ altEn, ...image }: Awaited<ReturnType<typeof buildImage>>) => [
  expect.objectContaining({ url: origin + shareImageUrl(image), alt: altEn }),
];
const drawn = (page: string) => [
  expect.objectContaining({ url: expect.stringMatching(`^${origin}/api/files/[\\w-]{22}/card\\.jpg\\?page=${page}$`) }),
];
/** The font of the cards has no letters for it. */
const undrawable = "橋";

test("the share image that staff have chosen comes first", async () => {
  const [image, picture] = [await buildImage("Chosen"), await buildImage("Picture")];
  expect(await previewOf({ image, picture })).toEqual(uploaded(image));
});

test("without a chosen image, the page's own card is drawn", async () => {
  expect(await previewOf({ picture: await buildImage("Picture") })).toEqual(drawn("%2Fnews%2Fbridge"));
  const image = { ...(await buildImage("Not ready")), shareX: null, shareY: null };
  expect(await previewOf({ image })).toEqual(drawn("%2Fnews%2Fbridge"));
});

test("a title that can't be drawn has the picture, else the site's share image, else the site's card", async () => {
  const site = await siteSettings(database(), "en");
  const [picture, shareImage] = [await buildImage("Picture"), await buildImage("Site")];
  expect(await previewOf({ title: undrawable, picture, site: { ...site, shareImage } })).toEqual(uploaded(picture));
  expect(await previewOf({ title: undrawable, site: { ...site, shareImage } })).toEqual(uploaded(shareImage));
  expect(await previewOf({ title: undrawable, site: { ...site, shareImage: null } })).toEqual(drawn("%2F"));
});

test("the home page has the site's share image before its own card", async () => {
  const shareImage = await buildImage("Site");
  const site = { ...(await siteSettings(database(), "en")), shareImage };
  expect(await previewOf({ path: "/", title: "Home", site })).toEqual(uploaded(shareImage));
  expect(await previewOf({ path: "/", title: "Home", site: { ...site, shareImage: null } })).toEqual(drawn("%2F"));
});
