"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { TextField } from "~/components/fields/text-field";
import { showsError } from "~/components/form/save-failure";
import { Alert } from "~/components/ui/alert";
import { CopyField } from "~/components/ui/copy-field";
import { Skeleton } from "~/components/ui/skeleton";
import { ProfileForm } from "~/features/system/account/components/profile/profile-form";
import { codeSchema } from "~/features/system/two-step/schema";
import { api } from "~/trpc/client";

type TwoStepSetUpProps = {
  /** @param codes the recovery codes, to be shown once */
  onDone: (codes: string[]) => void;
  /** Without it, there is no way around. */
  onCancel?: () => void;
};

const empty = { code: "" };

/** Connects an authenticator app: by a QR code or a typed secret, then confirmed by a first code. */
export function TwoStepSetUp({ onDone, onCancel }: TwoStepSetUpProps) {
  const t = useTranslations("twoStep");
  const common = useTranslations("common");
  const { mutate, data, isError } = api.system.twoStep.start.useMutation({ meta: { keepsQueries: true } });
  const confirm = api.system.twoStep.confirm.useMutation({ meta: { showsError } });

  // Once: another secret would replace the one that was scanned.
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    mutate();
  }, [mutate]);

  if (isError) return <Alert variant="destructive">{common("somethingWrong")}</Alert>;
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <p>{t("scan")}</p>
        {data ? (
          // biome-ignore lint/performance/noImgElement: a data URL of the server, nothing to optimise.
          <img src={data.qrCode} alt={t("qrCode")} className="size-48 rounded-lg border border-border bg-white" />
        ) : (
          <Skeleton className="size-48" />
        )}
        <p className="text-muted-foreground">{t("typeSecret")}</p>
        <CopyField label={t("secret")} value={data?.secret ?? ""} />
      </div>
      <div className="grid gap-3">
        <p>{t("enterCode")}</p>
        <ProfileForm
          schema={codeSchema}
          start={empty}
          action={t("confirm")}
          onSave={async (values) => onDone(await confirm.mutateAsync(values))}
          onCancel={onCancel}
        >
          {(control) => (
            <TextField control={control} name="code" label={t("code")} autoComplete="one-time-code" isCode required />
          )}
        </ProfileForm>
      </div>
    </div>
  );
}
