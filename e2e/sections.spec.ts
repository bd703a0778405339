import { expect, test } from "playwright/test";
import { sectionPaths, sections } from "~/lib/sections";
import { callsOf } from "./fixtures";
import { ownSite } from "./own-site";
import { administrator } from "./site-under-test";

// This file has its own site, because other tests need the sections that it switches off.
const site = ownSite("sections");

test.afterAll(() => site.remove());

test("a disabled section has no pages and no links to it", async () => {
  const { origin } = await site.start({ SEED: "demo" });
  const { setting } = (await callsOf(origin, administrator)).website;
  const read = async (path: string): Promise<{ status: number; text: string }> => {
    const answer = await fetch(origin + path, { redirect: "manual" });
    // The site serves the last good page while rendering takes long.
    if (answer.headers.has("x-atrium-stale")) return read(path);
    return { status: answer.status, text: await answer.text() };
  };
  const detail = {
    services: "/services/water-network-monitoring",
    news: "/news/why-we-still-design-our-own-gateway",
    career: "/career/embedded-software-engineer-gateways",
    ...{ aboutUs: "/about-us", contact: "/contact" },
  };
  const addresses = sections.flatMap((section) => [sectionPaths[section], detail[section], `/vi${sectionPaths[section]}`]);
  for (const path of addresses) expect((await read(path)).status, path).toBe(200);

  const switchOff = async (data: Parameters<typeof setting.update.mutate>[0]["data"]) => {
    const { version } = await setting.byId.query({ id: 1 });
    await setting.update.mutate({ id: 1, version, data });
  };
  await switchOff({ showNews: false, showContact: false });
  for (const path of ["/", "/vi", "/services", "/career", detail.career, "/about-us", "/privacy", "/sitemap.xml"]) {
    const { status, text } = await read(path);
    expect(status, path).toBe(200);
    expect(text.match(/(?:href="|<loc>)[^"<]*\/(?:news|contact|feed)[/.?"<][^"<]*/)?.[0], path).toBeUndefined();
  }
  for (const path of ["/news", detail.news, "/news?page=2", "/contact", "/feed.xml", "/vi/news"]) {
    expect((await read(path)).status, path).toBe(404);
  }
  const send = { method: "POST", body: new URLSearchParams({ name: "Lan" }), headers: { origin } };
  expect((await fetch(`${origin}/contact`, send)).status).toBe(404);

  await switchOff({ showServices: false, showAboutUs: false, showCareer: false });
  for (const path of addresses) expect((await read(path)).status, path).toBe(404);
  await switchOff({ showServices: true, showAboutUs: true, showCareer: true, showNews: true, showContact: true });
  for (const path of addresses) expect((await read(path)).status, path).toBe(200);
});
