"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Skeleton } from "~/components/ui/skeleton";
import { toastSuccess } from "~/components/ui/toaster";
import { formatDate } from "~/lib/dates";
import { api } from "~/trpc/client";
import { ProofForm } from "./proof-form";
import { RecoveryCodes } from "./recovery-codes";
import { TwoStepSetUp } from "./two-step-set-up";

export function TwoStepSettings() {
  const t = useTranslations("twoStep");
  const { data: state } = api.system.twoStep.state.useQuery();
  const [task, setTask] = useState<"setUp" | "renew" | "turnOff" | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const renew = api.system.twoStep.renewRecoveryCodes;
  const turnOff = api.system.twoStep.turnOff;

  function show(next: string[]) {
    setCodes(next);
    setTask(null);
  }

  function handleTurnedOff() {
    setTask(null);
    toastSuccess(t("turnedOff"));
  }

  const proof = { label: t("proof"), onCancel: () => setTask(null) };
  if (!state) return <Skeleton className="h-20" />;
  if (codes) return <RecoveryCodes codes={codes} action={t("codesDone")} onDone={() => setCodes(null)} />;
  if (task === "setUp") return <TwoStepSetUp onDone={show} onCancel={() => setTask(null)} />;
  if (!state.enabledAt) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p>{t("off")}</p>
        <Button onClick={() => setTask("setUp")}>{t("setUp")}</Button>
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <Badge variant="success" hasDot>
            {t("on")}
          </Badge>
          {t("since", { date: formatDate(state.enabledAt) })}
        </p>
        <p className="text-muted-foreground">{t("codesLeft", { count: state.recoveryCodes })}</p>
        {state.isRequired && <p className="text-muted-foreground">{t("required")}</p>}
      </div>
      {task && (
        <div className="border-border border-t pt-4">
          {task === "renew" ? (
            <ProofForm {...proof} call={renew} action={t("renew")} help={t("renewHelp")} onDone={show} />
          ) : (
            <ProofForm {...proof} call={turnOff} action={t("turnOff")} help={t("turnOffHelp")} onDone={handleTurnedOff} />
          )}
        </div>
      )}
      {task === null && (
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={() => setTask("renew")}>
            {t("renew")}
          </Button>
          {!state.isRequired && (
            <Button variant="outline" size="sm" onClick={() => setTask("turnOff")}>
              {t("turnOff")}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
