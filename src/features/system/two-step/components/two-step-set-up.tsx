"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "~/components/fields/text-field";
import { showsError } from "~/components/form/save-failure";
import { CopyField } from "~/components/ui/copy-field";
import { ProfileForm } from "~/features/system/account/components/profile/profile-form";
import { codeSchema } from "~/features/system/two-step/schema";
import { api, type RouterOutputs } from "~/trpc/client";
import { ProofForm } from "./proof-form";

type Secret = RouterOutputs["system"]["twoStep"]["start"];

type TwoStepSetUpProps = {
  /** @param codes the recovery codes, shown once */
  onDone: (codes: string[]) => void;
  /** Without it, the set-up can't be skipped. */
  onCancel?: () => void;
};

const empty = { code: "" };

/** Connects an authenticator app: password, then QR code or typed secret, then a first code. */
export function TwoStepSetUp({ onDone, onCancel }: TwoStepSetUpProps) {
  const t = useTranslations("twoStep");
  const [secret, setSecret] = useState<Secret | null>(null);
  const confirm = api.system.twoStep.confirm.useMutation({ meta: { showsError } });

  if (!secret) {
    return (
      <ProofForm
        call={api.system.twoStep.start}
        action={t("start")}
        help={t("startHelp")}
        label={t("password")}
        onDone={setSecret}
        onCancel={onCancel}
      />
    );
  }
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <p>{t("scan")}</p>
        {/* biome-ignore lint/performance/noImgElement: a data URL from the server can't be optimised */}
        <img src={secret.qrCode} alt={t("qrCode")} className="size-48 rounded-lg border border-border bg-white" />
        <p className="text-muted-foreground">{t("typeSecret")}</p>
        <CopyField label={t("secret")} value={inGroups(secret.secret)} />
      </div>
      <div className="grid gap-3">
        <p>{t("enterCode")}</p>
        <ProfileForm
          schema={codeSchema}
          start={empty}
          action={t("confirm")}
          save={confirm.mutateAsync}
          onSaved={onDone}
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

/** Groups a key by four for typing; apps ignore the spaces. */
function inGroups(key: string): string {
  return key.match(/.{1,4}/g)?.join(" ") ?? key;
}
