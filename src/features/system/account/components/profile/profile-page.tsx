"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { TwoStepSettings } from "~/features/system/two-step/components/two-step-settings";
import { AppearanceChoices } from "./appearance-choices";
import { ChangeEmailForm } from "./change-email-form";
import { ChangePasswordForm } from "./change-password-form";
import { DetailsForm } from "./details-form";
import { SessionList } from "./session-list";

export function ProfilePage() {
  const t = useTranslations("profile");
  return (
    <div className="mx-auto max-w-4xl">
      <h1 className="font-semibold text-xl">{t("title")}</h1>
      <div className="mt-2 divide-y divide-border">
        <Part title={t("details")} help={t("detailsHelp")}>
          <DetailsForm />
        </Part>
        <Part title={t("appearance")} help={t("appearanceHelp")}>
          <AppearanceChoices />
        </Part>
        <Part title={t("changeEmail")} help={t("changeEmailHelp")}>
          <ChangeEmailForm />
        </Part>
        <Part title={t("password")} help={t("passwordHelp")}>
          <ChangePasswordForm />
        </Part>
        <Part title={t("twoStep")} help={t("twoStepHelp")}>
          <TwoStepSettings />
        </Part>
        <Part title={t("sessions")} help={t("sessionsHelp")}>
          <SessionList />
        </Part>
      </div>
    </div>
  );
}

function Part({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-x-10 gap-y-4 py-6 md:grid-cols-[15rem_minmax(0,1fr)]">
      <div>
        <h2 className="font-medium text-base leading-6">{title}</h2>
        <p className="mt-1 text-muted-foreground">{help}</p>
      </div>
      <div className="rounded-xl border border-border bg-card p-5 shadow-xs">{children}</div>
    </section>
  );
}
