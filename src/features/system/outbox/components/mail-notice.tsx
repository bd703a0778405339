"use client";

import { useLocale, useTranslations } from "next-intl";
import { useMay } from "~/components/resource/use-may";
import { usePerson } from "~/components/shell/person";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { toastSuccess } from "~/components/ui/toaster";
import { api } from "~/trpc/client";

/** Tells staff who see the sent emails that no email has left the site yet, and sends a test. */
export function MailNotice() {
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
  if (!delivery || delivery.works) return null;
  if (!delivery.hasServer) {
    return (
      <Alert variant="warning" title={t("missing")}>
        {t("missingHelp")}
      </Alert>
    );
  }
  return (
    <Alert
      title={t("untested")}
      actions={
        may.edit && (
          <Button variant="outline" size="sm" isPending={test.isPending} onClick={() => test.mutate({ locale })}>
            {t("test")}
          </Button>
        )
      }
    >
      {t("untestedHelp")}
    </Alert>
  );
}
