import { z } from "zod";
import { translatedTexts } from "~/features/public-paths";
import { newPart, type Part } from "~/features/website/page/parts/parts";
import { emptyPage } from "~/features/website/page/schema";
import { inBothLanguages } from "~/lib/languages";
import { untranslatedTexts } from "~/lib/untranslated";
import { expectOk } from "./http";
import { mutate, queryUrl, resultOf, type Site } from "./site";

const photos = z.object({ rows: z.array(z.object({ id: z.number() })) });

/** Publishes a page of ten parts with fifteen pictures. @returns its path */
export async function addLandingPage(site: Site): Promise<string> {
  const url = queryUrl(site.origin, "system.media.list", { pageSize: 25, filter: { kind: "photo" } });
  const { rows } = photos.parse(resultOf((await expectOk(url, { headers: { cookie: site.cookie } })).body.toString()));
  const parts = landingParts((place) => rows[place % rows.length]?.id ?? null);
  const titles = inBothLanguages({ title: "Energy monitoring for one plant" });
  const page = { ...emptyPage, ...titles, slug: "landing", status: "published", parts };
  // Texts that are the same in both languages are published once they are confirmed.
  const sameInBoth = untranslatedTexts(page, translatedTexts("/admin/page"), "vi").flatMap(({ blocks }) => blocks);
  await mutate(site, "website.page.create", { data: { ...page, sameInBoth } });
  return "/landing";
}

function landingParts(image: (place: number) => number | null): Part[] {
  const text = "Meters on each line, each boiler and each compressor, read every minute.";
  const four = [1, 2, 3, 4];
  const button = { id: "b", ...inBothLanguages({ label: "Ask for a visit" }), href: "/contact" };
  const items = four.map((number) => ({
    ...{ id: `c${number}`, imageId: image(number), href: null },
    ...inBothLanguages({ title: `Where the steam goes ${number}`, text }),
  }));
  const steps = four.map((number) => ({
    id: `s${number}`,
    ...inBothLanguages({ title: `Step ${number}`, text, when: `Week ${number}` }),
  }));
  const questions = four.map((number) => ({
    id: `q${number}`,
    ...inBothLanguages({ question: `Does the plant have to stop for part ${number}?`, content: `<p>${text}</p>` }),
  }));
  const pictures = four.map((number) => ({
    id: `p${number}`,
    imageId: image(number + 7),
    ...inBothLanguages({ caption: null }),
  }));
  const figures = inBothLanguages({ beforeValue: "24%", beforeLabel: "before", afterValue: "13%", afterLabel: "after" });
  return [
    {
      ...{ ...newPart("hero"), variant: "arcade", imageId: image(5), secondImageId: image(6), buttons: [button] },
      ...inBothLanguages({ lead: text, figureValue: "−18%", figureLabel: "energy in one year" }),
    },
    { ...newPart("partners"), ...inBothLanguages({ title: "We work with" }) },
    { ...newPart("cards"), ...inBothLanguages({ title: "Four things you will know" }), variant: "four", items },
    { ...newPart("figures"), ...inBothLanguages({ title: "In figures" }), tone: "dark" },
    { ...newPart("caseStory"), ...inBothLanguages({ title: "A plant that saves", quote: text, by: "Director" }), ...figures },
    { ...newPart("steps"), ...inBothLanguages({ title: "How it works" }), steps },
    { ...newPart("textPicture"), ...inBothLanguages({ title: "Who comes", content: `<p>${text}</p>` }), imageId: image(7) },
    { ...newPart("gallery"), ...inBothLanguages({ title: "At work" }), pictures },
    { ...newPart("questions"), ...inBothLanguages({ title: "Questions" }), questions },
    { ...newPart("callToAction"), ...inBothLanguages({ title: "Shall we talk?", lead: text }), tone: "brand" },
  ];
}
