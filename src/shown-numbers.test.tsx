import { Inbox } from "lucide-react";
import { createTranslator, NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { expect, test, vi } from "vitest";
import { useValidationText } from "~/components/form/use-validation-text";
import { PageLinks } from "~/components/site/page-links";
import { DataTable } from "~/components/table/data-table";
import { historySchema } from "~/features/company/history/schema";
import { NewsList } from "~/features/news/article/components/news-list";
import { OverviewCard } from "~/features/system/overview/components/overview-card";
import { FoundRecords } from "~/features/system/person/components/found-records";
import type { Locale } from "~/i18n/routing";
import { validationMessage } from "~/lib/validation-message";
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

function Problem({ message }: { message: string }): ReactNode {
  return useValidationText()(message);
}

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

const found = <FoundRecords counts={{ conversations: 1234, attachments: 0, applications: 0, cvs: 0, mails: 0 }} />;

const overview = <OverviewCard icon={Inbox} title="Unread" total={1234} empty="" rows={[]} />;

test.each([
  ["the number of a row", () => table, "1,181", "1.181"],
  ["how many articles a category has", newsOf, "1,234", "1.234"],
  ["the pages of a public list", pagesOf, "1,200", "1.200"],
  ["a total of the overview", () => overview, "1,234", "1.234"],
  ["how many records an erasure finds", () => found, "1,234", "1.234"],
  [
    "the limit of a value",
    () => <Problem message="tooBig?maximum=100000000000" />,
    "Please enter 100,000,000,000 or less!",
    "Vui lòng nhập không quá 100.000.000.000!",
  ],
  [
    "the limit of a text",
    () => <Problem message="tooLong?count=2000" />,
    "Please enter at most 2,000 characters!",
    "Vui lòng nhập tối đa 2.000 ký tự!",
  ],
])("%s is written as the language writes numbers", async (_, nodeOf, english, vietnamese) => {
  expect((await textOf("en", nodeOf("en"))).split("|")).toContain(english);
  expect((await textOf("vi", nodeOf("vi"))).split("|")).toContain(vietnamese);
});

test("years are written without a separator", async () => {
  const message = historySchema.safeParse({ year: 2500 }, { error: validationMessage }).error?.issues[0]?.message ?? "";
  expect(await textOf("en", <Problem message={message} />)).toBe("Please enter a year from 1500 to 2199!");
});

test.each(["en", "vi"] as const)("no message inserts a number as plain text: %s", (locale) => {
  const plainNumber = /\{(?:count|min|max|minimum|maximum|number|position|version|x|y)\}/;
  expect(textsIn(messages[locale]).filter((text) => plainNumber.test(text))).toEqual([]);
});

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
