import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { useForm } from "react-hook-form";
import { expect, test } from "vitest";
import en from "../../../messages/en.json";
import { FormScopeProvider, useFormScope } from "../form/form-scope";
import { SlugField } from "./slug-field";

const saved = { titleEn: "Bridge", titleVi: "Cầu", slug: "bridge" };

function MovedField({ row }: { row: object }) {
  const scope = useFormScope();
  const { control } = useForm({ defaultValues: { ...saved, slug: "long-bridge" } });
  return (
    <FormScopeProvider value={{ ...scope, path: "/admin/news", row: { ...saved, ...row } }}>
      <SlugField control={control} kind="/admin/news" />
    </FormScopeProvider>
  );
}

const [past, future] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)];

test.each([
  ["a published record", { status: "published", publishAt: past }, true],
  ["a draft that was published", { status: "draft", publishAt: past }, true],
  ["a draft", { status: "draft", publishAt: null }, false],
  ["a draft with a time to come", { status: "draft", publishAt: future }, false],
  ["a record that is never published", {}, true],
] as const)("says where the old address leads only if visitors may have it: %s", (_, row, isPromised) => {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en} timeZone="Asia/Ho_Chi_Minh">
      <MovedField row={row} />
    </NextIntlClientProvider>,
  );
  expect(html.includes("/news/bridge will lead to the new one")).toBe(isPromised);
});
