"use client";
import { Check, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { useMay } from "~/components/resource/use-may";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { TextLink } from "~/components/ui/text-link";
import { DetailsSection } from "~/components/writing/details-panel";
import { settingAddress } from "~/features/website/setting/components/sections";
import { type MenuName, menuNames } from "~/lib/menus";
import { api } from "~/trpc/client";

const actions = { header: "addToHeader", footer: "addToFooter" } as const;

/** Returns a function that adds a page to menus, one after the other, because each changes the settings. */
export function useAddToMenus(): (id: number, menus: readonly MenuName[]) => Promise<void> {
  const utils = api.useUtils();
  const { mutateAsync } = api.website.page.addToMenu.useMutation();
  return async (id, menus) => {
    for (const menu of menus) await mutateAsync({ id, menu }).catch(() => {});
    await utils.website.page.menus.invalidate({ id });
  };
}

/** Says which menus lead to a page, and adds it to the others. */
export function PageMenus({ id }: { id: number }) {
  const t = useTranslations("page.menus");
  const mayEdit = useMay("/admin/page").edit;
  const { data: menus } = api.website.page.menus.useQuery({ id });
  const addTo = useAddToMenus();
  const [isAdding, setAdding] = useState(false);
  async function add(menu: MenuName) {
    setAdding(true);
    await addTo(id, [menu]);
    setAdding(false);
  }
  return (
    <MenusSection>
      {menuNames.map((menu) => (
        <li key={menu} className="flex min-h-8 items-center gap-2">
          {menus?.includes(menu) ? (
            <>
              <Check aria-hidden className="size-4 text-success" />
              {t(menu)}
            </>
          ) : mayEdit ? (
            <Button variant="outline" size="sm" disabled={menus === undefined || isAdding} onClick={() => void add(menu)}>
              <Plus aria-hidden />
              {t(actions[menu])}
            </Button>
          ) : (
            <span className="text-muted-foreground">{t("absent", { menu: t(menu) })}</span>
          )}
        </li>
      ))}
    </MenusSection>
  );
}

type NewPageMenusProps = { wanted: readonly MenuName[]; onWant: (menus: readonly MenuName[]) => void };

/** Chooses the menus to which a new page is added when it is saved. */
export function NewPageMenus({ wanted, onWant }: NewPageMenusProps) {
  const t = useTranslations("page.menus");
  const id = useId();
  if (!useMay("/admin/page").edit) return null;
  return (
    <MenusSection>
      {menuNames.map((menu) => (
        <li key={menu}>
          <label htmlFor={id + menu} className="flex min-h-8 w-fit items-center gap-2">
            <Checkbox
              id={id + menu}
              checked={wanted.includes(menu)}
              onCheckedChange={(state) =>
                onWant(menuNames.filter((one) => (one === menu ? state === true : wanted.includes(one))))
              }
            />
            {t(menu)}
          </label>
        </li>
      ))}
    </MenusSection>
  );
}

function MenusSection({ children }: { children: ReactNode }) {
  const t = useTranslations("page.menus");
  const mayOpen = useMay("/admin/setting").view;
  return (
    <DetailsSection title={t("title")} help={t("help")}>
      <ul aria-live="polite" className="grid gap-2 text-sm">
        {children}
      </ul>
      {mayOpen && (
        <TextLink href={settingAddress("menu")} className="w-fit text-sm">
          {t("edit")}
        </TextLink>
      )}
    </DetailsSection>
  );
}
