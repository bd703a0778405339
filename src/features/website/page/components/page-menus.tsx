"use client";
import { Check, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMay } from "~/components/resource/use-may";
import { Button } from "~/components/ui/button";
import { TextLink } from "~/components/ui/text-link";
import { DetailsSection } from "~/components/writing/details-panel";
import { settingAddress } from "~/features/website/setting/components/sections";
import { menuNames } from "~/lib/menus";
import { api } from "~/trpc/client";

const actions = { header: "addToHeader", footer: "addToFooter" } as const;

/** Says which menus lead to a page, and adds it to the others. */
export function PageMenus({ id }: { id: number }) {
  const t = useTranslations("page.menus");
  const mayEdit = useMay("/admin/page").edit;
  const mayOpen = useMay("/admin/setting").view;
  const utils = api.useUtils();
  const { data: menus } = api.website.page.menus.useQuery({ id });
  const { mutate, isPending } = api.website.page.addToMenu.useMutation({
    onSuccess: () => utils.website.page.menus.invalidate({ id }),
  });
  return (
    <DetailsSection title={t("title")} help={t("help")}>
      <ul aria-live="polite" className="grid gap-2 text-sm">
        {menuNames.map((menu) => (
          <li key={menu} className="flex min-h-8 items-center gap-2">
            {menus?.includes(menu) ? (
              <>
                <Check aria-hidden className="size-4 text-success" />
                {t(menu)}
              </>
            ) : mayEdit ? (
              <Button
                variant="outline"
                size="sm"
                disabled={menus === undefined || isPending}
                onClick={() => mutate({ id, menu })}
              >
                <Plus aria-hidden />
                {t(actions[menu])}
              </Button>
            ) : (
              <span className="text-muted-foreground">{t("absent", { menu: t(menu) })}</span>
            )}
          </li>
        ))}
      </ul>
      {mayOpen && (
        <TextLink href={settingAddress("menu")} className="w-fit text-sm">
          {t("edit")}
        </TextLink>
      )}
    </DetailsSection>
  );
}
