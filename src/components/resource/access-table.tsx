"use client";

import { Check, Minus } from "lucide-react";
import { useTranslations } from "next-intl";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "~/components/ui/table";
import { actions } from "~/features/registry";
import { useInLanguage } from "~/i18n/use-in-language";
import type { RouterOutputs } from "~/trpc/client";

type Access = RouterOutputs["system"]["feature"]["why"];

/** Shows a role's rights by page and the reason for each. */
export function AccessTable({ access: { pages } }: { access: Pick<Access, "pages"> }) {
  const t = useTranslations("access");
  const feature = useTranslations("feature");
  const inLanguage = useInLanguage();
  return (
    <Table label={t("text")}>
      <TableHeader>
        <TableRow>
          <TableHead>{t("page")}</TableHead>
          {actions.map((action) => (
            <TableHead key={action} className="text-center">
              {feature(`actions.${action}`)}
            </TableHead>
          ))}
          <TableHead>{t("decides")}</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {pages.map((page) => (
          <TableRow key={page.pathname}>
            <TableCell className="font-medium">{inLanguage(page, "name")}</TableCell>
            {actions.map((action) => (
              <TableCell key={action} className="text-center">
                <Answer {...page[action]} />
              </TableCell>
            ))}
            <TableCell className="whitespace-nowrap text-muted-foreground">{t(`by.${decider(page.view.reason)}`)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

type Reason = Access["pages"][number]["view"]["reason"];

/** Every page can be viewed, so its view right names the reason. */
function decider(reason: Reason): "admin" | "row" | "noRow" {
  return reason === "admin" || reason === "noRow" ? reason : "row";
}

function Answer({ isAllowed, reason }: { isAllowed: boolean; reason: Reason }) {
  const t = useTranslations("access");
  if (reason === "notOffered") return <span className="sr-only">{t("notOffered")}</span>;
  const Icon = isAllowed ? Check : Minus;
  return (
    <>
      <Icon aria-hidden className={isAllowed ? "mx-auto size-4 text-success-text" : "mx-auto size-4 text-muted-foreground"} />
      <span className="sr-only">{t(isAllowed ? "yes" : "no")}</span>
    </>
  );
}
