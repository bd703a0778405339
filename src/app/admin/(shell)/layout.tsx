import { cookies } from "next/headers";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { currentFeatures } from "~/app/admin/current-features";
import { FeatureNamesProvider } from "~/components/resource/feature-names";
import { MayProvider } from "~/components/resource/may-context";
import { FailedSignInsNotice } from "~/components/shell/failed-sign-ins-notice";
import { MailProvider } from "~/components/shell/has-mail";
import { PersonProvider } from "~/components/shell/person";
import { PreferencesProvider } from "~/components/shell/preferences";
import { Shell } from "~/components/shell/shell";
import { ListAddressProvider } from "~/components/table/list-address";
import { SignInDialogProvider } from "~/features/system/account/components/sign-in-dialog-provider";
import { PauseBanner } from "~/features/system/outbox/components/pause-banner";
import { hasDeletedRecords } from "~/features/system/trash/data";
import { isLocale } from "~/i18n/routing";
import { isTheme, themeCookie } from "~/lib/theme";
import { accessOf } from "~/server/auth/access";
import { menuOf, pageNames } from "~/server/auth/menu";
import { may } from "~/server/auth/permissions";
import { actorOfRequest, pageContext } from "~/server/crud/page-guard";
import { database } from "~/server/db/client";
import { deliversMail } from "~/server/mail/outbox";
import { createCaller } from "~/server/root";

/** Fewer failed sign-ins are usually the owner's typing errors. */
const TOLD_FROM = 3;

/** Builds the menu and header from the person's permissions. Not a guard: each page checks its own. */
export default async function ShellLayout({ children }: { children: ReactNode }) {
  const actor = await actorOfRequest();
  // The page's guard redirects to the sign-in, which leads back to the page.
  if (!actor) return children;
  const locale = await getLocale();
  const { db, now } = await pageContext();
  const [features, hasTrash, t] = await Promise.all([
    currentFeatures(),
    hasDeletedRecords(db, actor, now),
    getTranslations("trash"),
  ]);
  const chosenTheme = (await cookies()).get(themeCookie)?.value;
  const pause = may(actor, "/admin/outbox", "view") ? await createCaller(await pageContext()).system.outbox.pause() : null;
  const own = { layout: actor.layout, singleKeys: actor.singleKeys, foldedGroups: actor.foldedGroups };
  const saved = { locale: isLocale(actor.locale) ? actor.locale : locale, ...own, theme: actor.theme };
  const shown = { locale, ...own, theme: isTheme(chosenTheme) ? chosenTheme : actor.theme };
  const isTold = actor.failedSignIns >= TOLD_FROM && !actor.viewingAs && !actor.mustSetUpTwoStep;
  return (
    <MayProvider access={accessOf(actor)}>
      <FeatureNamesProvider names={pageNames(features, locale)}>
        <PersonProvider person={{ id: actor.id, name: actor.name, email: actor.email, role: actor.role }}>
          <PreferencesProvider shown={shown} saved={saved} isStored={!actor.viewingAs}>
            <Shell menu={menuOf(features, actor, locale, hasTrash ? t("page") : null)}>
              {isTold && <FailedSignInsNotice count={actor.failedSignIns} />}
              {pause && <PauseBanner pause={pause} />}
              <ListAddressProvider>
                <MailProvider delivers={await deliversMail(database())}>
                  <SignInDialogProvider>{children}</SignInDialogProvider>
                </MailProvider>
              </ListAddressProvider>
            </Shell>
          </PreferencesProvider>
        </PersonProvider>
      </FeatureNamesProvider>
    </MayProvider>
  );
}
