"use client";

import { useLocale, useTranslations } from "next-intl";
import { useMay } from "~/components/resource/use-may";
import { usePerson } from "~/components/shell/person";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { toastSuccess } from "~/components/ui/toaster";
import { api } from "~/trpc/client";

/**
 * Tells staff who see the sent emails that no email has left the site yet, and sends a test.
 * @param isInOutbox on the page of sent emails itself
 */
export function MailNotice({ isInOutbox = false }: { isInOutbox?: boolean }) {
  const t = useTranslations("outbox.setUp");
  const locale = useLocale();
  const person = usePerson();
  const may = useMay("/admin/outbox");
  const { data: delivery } = api.system.outbox.delivery.useQuery(undefined, {
    enabled: may.view,
    meta: { showsError: () => true },
  });
  const test = api.system.outbox.sendTest.useMutation({
    onSuccess: () => toastSuccess(t("tested", { email: person.email })),
  });
  const { data: pause } = api.system.outbox.pause.useQuery(undefined, { enabled: may.view, meta: { showsError: () => true } });
  // While emails are paused, a test would only wait; the banner of the pause is on the page.
  if (!delivery || delivery.works || pause) return null;
  const state = delivery.hasServer ? "untested" : "missing";
  return (
    <Alert
      variant={delivery.hasServer ? "info" : "warning"}
      title={t(state)}
      actions={
        may.edit && (
          <Button variant="outline" size="sm" isPending={test.isPending} onClick={() => test.mutate({ locale })}>
            {t("test")}
          </Button>
        )
      }
    >
      {t(isInOutbox && state === "missing" ? "missingHelpHere" : `${state}Help`)}
    </Alert>
  );
}
