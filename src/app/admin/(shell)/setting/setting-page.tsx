import { SettingAdmin } from "~/features/website/setting/admin";
import { type SettingSection, settingSections } from "~/features/website/setting/components/sections";
import { fieldLabel } from "~/lib/field-label";
import { messages } from "~/server/platform/translator";
import { trpc } from "~/trpc/server";

/** The search finds a field by its label in either language. */
const labels = Object.fromEntries(
  Object.values(settingSections).flatMap((fields) =>
    fields.map((field) => [field, [messages.en, messages.vi].map((texts) => fieldLabel(texts, "/admin/setting", field))]),
  ),
);

export async function SettingPage({ section }: { section: SettingSection | null }) {
  return <SettingAdmin setting={await trpc.website.setting.byId({ id: 1 })} section={section} labels={labels} />;
}
