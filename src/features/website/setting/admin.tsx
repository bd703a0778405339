"use client";
import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useFeatureName } from "~/components/resource/feature-names";
import { ResourceFormPage } from "~/components/resource/resource-form-page";
import { cn } from "~/components/ui/cn";
import { emptySetting, settingSchema } from "~/features/website/setting/schema";
import { api, type RouterOutputs } from "~/trpc/client";
import { LinkDisplays } from "./components/link-displays";
import type { PageNames } from "./components/menu/page-names";
import { UnnamedHint } from "./components/menu/unnamed-hint";
import { SectionFields } from "./components/section-fields";
import { SectionList, type SettingLabels } from "./components/section-list";
import type { SettingSection } from "./components/sections";
import { ShownField } from "./components/shown-field";

const { byId, history, update } = api.website.setting;

type SettingAdminProps = {
  setting: RouterOutputs["website"]["setting"]["byId"];
  /** Null at the address of the whole: a narrow window shows the list of sections, a wide one the first section beside it. */
  section: SettingSection | null;
  labels: SettingLabels;
  pageNames: PageNames;
};

export function SettingAdmin({ setting, section, labels, pageNames }: SettingAdminProps) {
  const t = useTranslations("setting");
  const name = useFeatureName()("/admin/setting");
  const current = section ?? "identity";
  return (
    <div className="grid min-w-0 gap-x-6 gap-y-4 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <div className={cn("grid content-start gap-4", section !== null && "max-lg:hidden")}>
        <h1 className="font-semibold text-2xl lg:hidden">{name}</h1>
        <SectionList current={current} labels={labels} className="lg:sticky lg:top-20" />
      </div>
      <div className={cn("grid min-w-0 gap-2", section === null && "max-lg:hidden")}>
        <Link
          href="/admin/setting"
          className="inline-flex min-h-6 w-fit items-center gap-1.5 text-muted-foreground text-sm hover:text-foreground lg:hidden"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {name}
        </Link>
        <ResourceFormPage
          path="/admin/setting"
          api={{ byId, history, update }}
          record={setting}
          isSingle
          title={() => t(`names.${current}`)}
          draftName={`/admin/setting/${current}`}
          schema={settingSchema}
          empty={emptySetting}
          hint={current === "menu" ? (control) => <UnnamedHint control={control} pageNames={pageNames} /> : undefined}
        >
          {(control) => (
            <>
              <ShownField />
              <LinkDisplays pageNames={pageNames} />
              <p className="-mt-4 max-w-article text-muted-foreground text-sm">{t(`help.${current}`)}</p>
              <SectionFields section={current} control={control} pageNames={pageNames} />
            </>
          )}
        </ResourceFormPage>
      </div>
    </div>
  );
}
