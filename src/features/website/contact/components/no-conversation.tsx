import { MessagesSquare } from "lucide-react";
import { useTranslations } from "next-intl";
import { EmptyState } from "~/components/ui/empty-state";

export function NoConversation() {
  const t = useTranslations("inbox");
  return (
    <div className="grid h-full place-items-center">
      <EmptyState icon={MessagesSquare} title={t("choose")} description={t("chooseHelp")} />
    </div>
  );
}
