import { Inbox } from "lucide-react";
import { createTranslator, NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { expect, test, vi } from "vitest";
import { PageLinks } from "~/components/site/page-links";
import { DataTable } from "~/components/table/data-table";
import { NewsList } from "~/features/news/article/components/news-list";
import { OverviewCard } from "~/features/system/overview/components/overview-card";
import type { Locale } from "~/i18n/routing";
import en from "../messages/en.json";
import viMessages from "../messages/vi.json";

const messages = { en, vi: viMessages };

vi.mock("next-intl/server", () => ({
  getTranslations: async ({ locale, namespace }: { locale: Locale; namespace: "site.news" }) =>
    createTranslator({ locale, messages: messages[locale], namespace }),
}));

async function textOf(locale: Locale, node: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Asia/Ho_Chi_Minh">
      {node}
    </NextIntlClientProvider>,
  );
  return (await new Response(prelude).text()).replace(/<!--.*?-->/g, "").replace(/<[^>]*>/g, "|");
}

const nothing = () => {};

const table = (
  <DataTable
    label="Levels"
    columns={[{ id: "name" }]}
    labelOf={(id) => id}
    nameOf={(row) => row.name}
    rows={[{ id: 1, name: "Senior" }]}
    page={60}
    pageSize={20}
    isStale={false}
    chosen={null}
    sorts={[]}
    onSort={nothing}
    empty={null}
  />
);

const newsOf = (locale: Locale) => (
  <NewsList
    locale={locale}
    origin="https://example.com"
    path="/news"
    title="News"
    intro=""
    categories={[{ slug: "company", name: "Company", counts: { en: 1234, vi: 1234 } }]}
    page={1}
    list={{ articles: [], pages: 1 }}
  />
);

const pagesOf = (locale: Locale) => (
  <PageLinks locale={locale} label="Pages" page={1200} pages={2000} href={(page) => `/news?page=${page}`} />
);

const overview = <OverviewCard icon={Inbox} title="Unread" total={1234} empty="" rows={[]} />;

test.each([
  ["the number of a row", () => table, "1,181", "1.181"],
  ["how many articles a category has", newsOf, "1,234", "1.234"],
  ["the pages of a public list", pagesOf, "1,200", "1.200"],
  ["a total of the overview", () => overview, "1,234", "1.234"],
])("%s is written as the language writes numbers", async (_, nodeOf, english, vietnamese) => {
  expect((await textOf("en", nodeOf("en"))).split("|")).toContain(english);
  expect((await textOf("vi", nodeOf("vi"))).split("|")).toContain(vietnamese);
});
