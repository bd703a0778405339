import { channels } from "~/components/site/channels";
import { inLanguage } from "~/lib/languages";
import type { PartContext } from "../data";
import { linkTo } from "../link-to";
import type { PartOf } from "../parts";

export async function loadCallToAction(part: PartOf<"callToAction">, context: PartContext) {
  const { locale, site, t } = context;
  const href = await linkTo(part.href ?? "/contact", context);
  if (href === null && channels(site).length === 0) return null;
  const label = inLanguage(part, "label", locale) ?? t("home.writeToUs");
  return { lead: inLanguage(part, "lead", locale), button: href === null ? null : { href, label } };
}
