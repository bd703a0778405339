"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "~/components/ui/card";
import { RecoveryCodes } from "./recovery-codes";
import { TwoStepSetUp } from "./two-step-set-up";

/** Makes users set up the two-step sign-in that their role requires. @param next path to open afterwards */
export function RequiredTwoStep({ next }: { next: string }) {
  const t = useTranslations("twoStep");
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <Card className="mx-auto w-full max-w-xl">
      <CardHeader>
        <CardTitle>{t("requiredTitle")}</CardTitle>
        <CardDescription>{t("requiredText")}</CardDescription>
      </CardHeader>
      <CardContent>
        {codes ? (
          // A full page load: the menu has changed.
          <RecoveryCodes codes={codes} action={t("goOn")} onDone={() => window.location.assign(next)} />
        ) : (
          <TwoStepSetUp onDone={setCodes} />
        )}
      </CardContent>
    </Card>
  );
}
