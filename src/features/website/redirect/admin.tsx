"use client";

import { Power, PowerOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { BulkButton } from "~/components/resource/bulk-actions";
import { NewButton, ResourcePage } from "~/components/resource/resource-page";
import { useMay } from "~/components/resource/use-may";
import { useRecordDialog } from "~/components/resource/use-record-dialog";
import type { ListOf } from "~/components/table/list-state";
import type { redirectList } from "~/features/website/redirect/schema";
import { readableAddress } from "~/lib/site-path";
import { api } from "~/trpc/client";
import { ImportButton } from "./components/import-button";

const { list, byId, create, update, delete: remove, restore, usedBy } = api.website.redirect;

export function RedirectAdmin(props: { list: ListOf<typeof redirectList> }) {
  const t = useTranslations("redirect");
  const may = useMay("/admin/redirect");
  const dialog = useRecordDialog();
  const change = api.website.redirect.change.useMutation();
  return (
    <ResourcePage
      path="/admin/redirect"
      api={{ list, byId, create, update, delete: remove, restore, usedBy }}
      list={props.list}
      nameOf={(row) => readableAddress(row.fromPath)}
      columns={[
        { id: "fromPath", cell: (row) => <span className="break-all">{readableAddress(row.fromPath)}</span> },
        { id: "target", cell: (row) => <span className="break-all">{readableAddress(row.target)}</span> },
        { id: "permanent", filter: { key: "permanent" } },
        { id: "active", filter: { key: "active" } },
        { id: "uses", isNumber: true },
        { id: "lastUsedAt" },
        { id: "createdAt", isHidden: true },
      ]}
      bulk={() => (
        <>
          <BulkButton label={t("switchOn")} icon={Power} run={(ids) => change.mutateAsync({ ids, data: { active: true } })} />
          <BulkButton
            label={t("switchOff")}
            icon={PowerOff}
            run={(ids) => change.mutateAsync({ ids, data: { active: false } })}
          />
        </>
      )}
      newButton={
        may.add && (
          <div className="flex flex-wrap gap-2">
            <ImportButton />
            <NewButton onClick={() => dialog.open({ kind: "new" })} />
          </div>
        )
      }
      form={async () => (await import("./components/redirect-form")).redirectForm}
    />
  );
}
