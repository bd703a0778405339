import { useLocale, useTranslations } from "next-intl";
import { FactList } from "~/components/resource/fact-list";
import { formatNumber } from "~/lib/numbers";

const kinds = ["conversations", "attachments", "applications", "cvs", "mails"] as const;

/** Lists how many records of each kind are kept about a person. */
export function FoundRecords({ counts }: { counts: Record<(typeof kinds)[number], number> }) {
  const t = useTranslations("person");
  const locale = useLocale();
  return <FactList facts={kinds.map((kind) => [t(kind), formatNumber(counts[kind], locale)])} />;
}
