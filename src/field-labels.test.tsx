import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { NextIntlClientProvider } from "next-intl";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { labelIn, textAt } from "~/components/fields/field-labels";
import { PersonProvider } from "~/components/shell/person";
import { adminPages } from "~/features/registry";
import { flattenAll } from "~/lib/items";
import en from "../messages/en.json";
import viMessages from "../messages/vi.json";

// Props that back-office pages pass to the list and the form: this test inspects them without rendering.

type Props = {
  path: string;
  columns?: readonly { id: string; filter?: { key: string } }[];
  form?: "page" | (() => Promise<{ empty: object }>);
  empty?: object;
  children?: unknown;
};

const { given, capture } = vi.hoisted(() => {
  const recordedProps: Props[] = [];
  const capture = (props: Props) => {
    recordedProps.push(props);
    return null;
  };
  return { given: recordedProps, capture };
});

vi.mock("~/components/resource/resource-page", () => ({ ResourcePage: capture, NewButton: () => null }));
vi.mock("~/components/resource/resource-list", () => ({ ResourceList: capture }));
vi.mock("~/components/resource/resource-form-page", () => ({ ResourceFormPage: capture }));
vi.mock("~/components/writing/writing-page", () => ({ WritingPage: capture }));
vi.mock("~/components/resource/record-dialog", () => ({ RecordDialog: capture }));
vi.mock("next/navigation", () => ({
  useParams: () => ({}),
  useRouter: () => ({}),
  usePathname: () => "/admin",
  useSearchParams: () => new URLSearchParams(),
}));
vi.mock("nuqs", () => ({
  parseAsString: {},
  parseAsInteger: {},
  useQueryStates: () => [{ new: null, copy: null, edit: null }, () => {}],
}));
vi.mock("~/trpc/client", () => ({ api: anyCall() }));

/** Stands in for any procedure of a router; its hooks return pending results. */
function anyCall(): unknown {
  return new Proxy(() => ({}), {
    get: (_, name) => (name === "then" ? undefined : name === "useUtils" ? () => anyCall() : anyCall()),
  });
}

const files = import.meta.glob<Record<string, unknown>>(
  [
    "./features/**/admin.tsx",
    "./features/**/components/*-tree.tsx",
    "./features/**/components/*-form.tsx",
    "!./features/system/account/**",
    "!./features/system/feature/admin.tsx",
    "!./features/system/overview/admin.tsx",
    "!./features/system/two-step/**",
    // Public forms.
    "!./features/career/post/components/job-filter-form.tsx",
    "!./features/website/message/**",
    // The frame of a part's fields, which its kinds give.
    "!./features/website/page/components/part-form.tsx",
    "!./features/website/page/components/records-form.tsx",
    // The frame of replies and notes, whose fields its callers give.
    "!./features/website/contact/components/text-form.tsx",
  ],
  { eager: true },
);
const pages = Object.entries(files).flatMap(([file, exported]) =>
  Object.values(exported).flatMap((value) => (isComponent(value) ? [{ file, Page: value }] : [])),
);

test.each(pages)("$file has a label in both languages for each column, filter and field", async ({ Page }) => {
  given.length = 0;
  render(Page);
  expect(given.length).toBeGreaterThan(0);
  for (const { path, columns = [], form, empty = {} } of given) {
    const fields = typeof form === "function" ? (await form()).empty : empty;
    const names = [...columns.flatMap(({ id, filter }) => [id, filter?.key ?? id]), ...Object.keys(fields)];
    for (const messages of [en, viMessages]) {
      expect(names.filter((name) => labelIn(messages, path, name) === undefined)).toEqual([]);
    }
  }
});

test("a field of an item has the name of its part, an added part its own, and an added item that of its list", () => {
  const label = (name: string) => labelIn(en, "/admin/page", name);
  expect(label("parts.cards-1a.titleEn")).toBe("Cards: Title (English)");
  expect(label("parts.cards-1a")).toBe("Cards");
  expect(label("parts.cards-1a.items.2b.titleEn")).toBe("Cards: Items: Title (English)");
  expect(label("parts.cards-1a.items.2b")).toBe("Cards: Items");
});

test("a field of a menu has the name of its menu, but not in the form, which shows it there", () => {
  const link = { id: "1b2c3d4e", href: "/news", labelEn: "News", labelVi: null };
  const headerMenu = [{ ...link, isUnderMore: true, items: [link] }];
  const footerMenu = [{ id: "own", titleEn: "Own", titleVi: null, items: [link] }];
  const names = Object.keys(flattenAll({ headerMenu, footerMenu }));
  for (const messages of [en, viMessages]) {
    const labels = names.map((name) => labelIn(messages, "/admin/setting", name));
    expect(labels.filter((label) => !/^\p{L}+[^.]*$/u.test(label ?? ""))).toEqual([]);
  }
  expect(labelIn(en, "/admin/setting", "headerMenu.1b2c3d4e.items.1b2c3d4e.labelEn")).toBe("Header: Entries: Name (English)");
  expect(labelIn(en, "/admin/setting", "headerMenu.0.labelEn")).toBe("Name (English)");
});

test.each(adminPages.filter(({ actions }) => actions.some((action) => action === "add")).map(({ path }) => path))(
  "%s says what a new record is called, or has none that a form makes",
  (path) => {
    const key = `${path.slice("/admin/".length)}.new`;
    const hasForm = path !== "/admin/media";
    expect([textAt(en, key) !== undefined, textAt(viMessages, key) !== undefined]).toEqual([hasForm, hasForm]);
  },
);

function isComponent(value: unknown): value is ComponentType<Record<string, unknown>> {
  return typeof value === "function";
}

function render(Page: ComponentType<Record<string, unknown>>): void {
  const person = { id: 1, name: "An", email: "an@example.com", role: { id: 1, name: "ADMIN" } };
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en} timeZone="Asia/Ho_Chi_Minh">
      <QueryClientProvider client={new QueryClient()}>
        <PersonProvider person={person}>
          <Page list={{ sort: [], filters: {} }} features={[]} article={null} setting={{}} />
        </PersonProvider>
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
}
