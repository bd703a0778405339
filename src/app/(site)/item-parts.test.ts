import { createTranslator } from "next-intl";
import { describe, expect, test, vi } from "vitest";
import type { Locale } from "~/i18n/routing";
import { documentUrl } from "~/lib/media";
import { useTestDatabase } from "~/server/db/test-database";
import { buildMedia } from "~/server/db/test-records";
import en from "../../../messages/en.json";
import viMessages from "../../../messages/vi.json";
import { headings, htmlOf, part } from "./test-page-parts";

const messages = { en, vi: viMessages };

vi.mock("next-intl/server", () => ({
  getTranslations: async ({ locale, namespace }: { locale: Locale; namespace: "site" }) =>
    createTranslator({ locale, messages: messages[locale], namespace }),
}));

useTestDatabase();

const question = (id: string, question: string, answer: string) => ({
  ...{ id, questionEn: question, questionVi: `${question} (vi)` },
  ...{ contentEn: `<p>${answer}</p>`, contentVi: `<p>${answer} (vi)</p>` },
});

const structuredData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = ""]) => JSON.parse(json));
const textOf = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

describe("questions", () => {
  test("open to their answers, the first at once", async () => {
    const html = await htmlOf(
      part("questions", { titleEn: "FAQ", questions: [question("a", "Why?", "So."), question("b", "How?", "Thus.")] }),
    );
    expect(headings(html)).toEqual(["h1 The page", "h2 FAQ", "h3 Why?", "h3 How?"]);
    expect(html.match(/<details[^>]*>/g)?.map((tag) => tag.includes("open=")) ?? []).toEqual([true, false]);
    expect(html).toContain("<p>Thus.</p>");
  });

  test("of all parts are told to search engines once, as text of the language that cannot end the script", async () => {
    const parts = [
      ...part("questions", { questions: [question("a", "Is </script><script>alert(1)</script> safe?", "<b>Yes</b> &amp; no.")] }),
      ...part("questions", { questions: [question("b", "How?", "Thus.")] }),
    ];
    const html = await htmlOf(parts, { locale: "vi" });
    expect(html).not.toContain("<script>alert");
    expect(structuredData(html).filter((data) => data["@type"] === "FAQPage")).toEqual([
      {
        "@context": "https://schema.org",
        "@type": "FAQPage",
        mainEntity: [
          ["Is </script><script>alert(1)</script> safe? (vi)", "Yes & no. (vi)"],
          ["How? (vi)", "Thus. (vi)"],
        ].map(([name, text]) => ({ "@type": "Question", name, acceptedAnswer: { "@type": "Answer", text } })),
      },
    ]);
  });

  test("without an answer in a language are left out there, and so is a part of such questions", async () => {
    const half = { ...question("a", "Why?", "So."), contentVi: null };
    const both = part("questions", { titleVi: "Hỏi đáp", questions: [half, question("b", "How?", "Thus.")] });
    expect(headings(await htmlOf(both, { locale: "vi" }))).toEqual(["h1 The page", "h2 Hỏi đáp", "h3 How? (vi)"]);
    const none = await htmlOf(part("questions", { titleVi: "Hỏi đáp", questions: [half] }), { locale: "vi" });
    expect(headings(none)).toEqual(["h1 The page"]);
    expect(structuredData(none).some((data) => data["@type"] === "FAQPage")).toBe(false);
  });
});

describe("steps", () => {
  const step = (id: string, title: string | null, text: string | null, when: string | null = null) => ({
    ...{ id, titleEn: title, titleVi: title, textEn: text, textVi: text, whenEn: when, whenVi: when },
  });

  test("are an ordered list; a step may lack its title or its text", async () => {
    const steps = [
      step("a", "One zone", "The one that leaks.", "Week 1"),
      step("b", null, "We listen."),
      step("c", "Done", null),
    ];
    const html = await htmlOf(part("steps", { titleEn: "How we begin", steps: [...steps, step("d", null, null, "Later")] }));
    expect(headings(html)).toEqual(["h1 The page", "h2 How we begin", "h3 One zone", "h3 Done"]);
    expect(html.match(/<ol class="grid.*<\/ol>/)?.[0].match(/<li/g)).toHaveLength(3);
    expect(textOf(html)).toContain("The one that leaks. Week 1");
    expect(textOf(html)).not.toContain("Later");
  });

  test("without a title above them are headings of the page's second level", async () => {
    const html = await htmlOf(part("steps", { leadEn: "Two weeks.", variant: "vertical", steps: [step("a", "One zone", null)] }));
    expect(headings(html)).toEqual(["h1 The page", "h2 One zone"]);
    expect(html).toContain("Two weeks.");
  });
});

describe("a gallery", () => {
  const pictureOf = (imageId: number | null, caption: string | null = null) => ({
    ...{ id: `p${imageId}`, imageId, captionEn: caption, captionVi: caption },
  });

  test("leaves out deleted pictures, and has an arch for four at least", async () => {
    const images = await Promise.all(Array.from({ length: 4 }, () => buildMedia()));
    const pictures = images.map(({ id }) => pictureOf(id, `Picture ${id}`));
    const four = await htmlOf(part("gallery", { pictures: [pictureOf(9999, "Gone"), ...pictures] }));
    expect(four.match(/<figure/g)).toHaveLength(4);
    expect(four.match(/rounded-t-full/g)).toHaveLength(1);
    expect(four).not.toContain("Gone");
    const three = await htmlOf(part("gallery", { pictures: [pictureOf(9999), ...pictures.slice(1)] }));
    expect(three.match(/<figure/g)).toHaveLength(3);
    expect(three).not.toContain("rounded-t-full");
    expect(await htmlOf(part("gallery", { titleEn: "Pictures", pictures: [pictureOf(9999), pictureOf(null)] }))).not.toContain(
      "Pictures",
    );
  });
});

describe("a table", () => {
  const cell = (id: string, text: string | null) => ({ id, textEn: text, textVi: text });
  const table = {
    columns: [
      { id: "a", headingEn: "Pipe", headingVi: "Ống" },
      { id: "b", headingEn: "Price", headingVi: "Giá" },
    ],
    rows: [
      { id: "1", cells: [cell("b", "1.200"), cell("a", "DN 50")] },
      { id: "2", cells: [] },
      { id: "3", cells: [cell("a", "DN 80")] },
    ],
  };

  test("has headers and a caption, and is reached by keyboard to scroll it; empty rows are left out", async () => {
    const html = await htmlOf(part("table", { ...table, titleEn: "Prices", captionEn: "Without tax" }));
    expect(html).toMatch(/<section aria-label="Prices" tabindex="0"/i);
    expect(html).toMatch(/<caption[^>]*>Without tax<\/caption>/);
    expect([...html.matchAll(/<th scope="(\w+)"[^>]*>(.*?)<\/th>/g)].map(([, scope, text]) => [scope, text])).toEqual([
      ["col", "Pipe"],
      ["col", "Price"],
      ["row", "DN 50"],
      ["row", "DN 80"],
    ]);
    expect(textOf(html)).toContain("DN 50 1.200 DN 80");
  });

  test("has a name for screen readers without any", async () => {
    expect(await htmlOf(part("table", table))).toMatch(/<section aria-label="Table".*<caption class="sr-only">Table<\/caption>/);
    expect(await htmlOf(part("table", { titleEn: "Prices", columns: table.columns }))).not.toContain("Prices");
  });
});

describe("a video", () => {
  test("is a link with its poster, which says from where it will be loaded", async () => {
    const image = await buildMedia();
    const address = "https://youtu.be/dQw4w9WgXcQ?si=1";
    const html = await htmlOf(part("video", { titleEn: "The film", video: address, imageId: image.id }));
    expect(html).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
    expect(html).toContain('data-embed="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1"');
    expect(html).toContain(image.key);
    expect(textOf(html)).toContain("Play the video from YouTube : The film");
    expect(html).not.toContain("<iframe");
  });

  test("stays without its poster once that is deleted; without a video there is nothing", async () => {
    const html = await htmlOf(part("video", { video: "vimeo.com/76979871", imageId: 9999 }));
    expect(html).toContain('data-embed="https://player.vimeo.com/video/76979871?autoplay=1&amp;dnt=1"');
    expect(html).not.toContain("<img");
    expect(await htmlOf(part("video", { titleEn: "The film" }))).not.toContain("The film");
  });
});

describe("files", () => {
  const fileOf = (documentId: number | null, name: string | null = null) => ({
    id: `f${documentId}`,
    documentId,
    nameEn: name,
    nameVi: null,
  });

  test("are downloaded under their names; deleted ones and pictures are left out", async () => {
    const [document, image] = [await buildMedia("d".repeat(22), "document"), await buildMedia()];
    const files = [fileOf(document.id, "Price list"), fileOf(9999, "Gone"), fileOf(image.id, "No document")];
    const html = await htmlOf(part("files", { files }));
    expect(html).toMatch(new RegExp(`<a href="${documentUrl(document)}" download=""`));
    expect(textOf(html)).toMatch(/Price list PDF · 1 (byte|B)/);
    expect(html).not.toMatch(/Gone|No document/);
    expect(textOf(await htmlOf(part("files", { files }), { locale: "vi" }))).toContain(document.filename);
    expect(await htmlOf(part("files", { titleEn: "Downloads", files: [fileOf(9999)] }))).not.toContain("Downloads");
  });
});
