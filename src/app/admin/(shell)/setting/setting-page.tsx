import { SettingAdmin } from "~/features/website/setting/admin";
import { type SettingSection, settingSectionNames, settingSections } from "~/features/website/setting/components/sections";
import type { Locale } from "~/i18n/routing";
import { fieldLabel } from "~/lib/field-label";
import { pageKeys } from "~/lib/menus";
import { FEED_PATH } from "~/lib/sections";
import { messages } from "~/server/platform/translator";
import { trpc } from "~/trpc/server";

const languages = [messages.en, messages.vi];

/** The search finds a field by its label and a section by its name or other words, in either language. */
const labels = Object.fromEntries([
  ...Object.values(settingSections).flatMap((fields) =>
    fields.map((field) => [field, languages.map((texts) => fieldLabel(texts, "/admin/setting", field))]),
  ),
  ...settingSectionNames.map((section) => [
    section,
    languages.flatMap(({ setting }) => [setting.names[section], setting.words[section]]),
  ]),
]);

const pageNames = { en: pageNamesIn(messages.en), vi: pageNamesIn(messages.vi) };

function pageNamesIn({ site }: (typeof messages)[Locale]) {
  const { explore, information, feed } = site.footer;
  const pages = Object.fromEntries([...pageKeys].map(([path, key]) => [path, site.nav[key]]));
  return { pages: { ...pages, [FEED_PATH]: feed }, columns: { explore, information }, more: site.more };
}

export async function SettingPage({ section }: { section: SettingSection | null }) {
  return (
    <SettingAdmin setting={await trpc.website.setting.byId({ id: 1 })} section={section} labels={labels} pageNames={pageNames} />
  );
}
