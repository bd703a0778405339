"use client";

import { Power, PowerOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { BulkButton } from "~/components/resource/bulk-actions";
import { ResourcePage } from "~/components/resource/resource-page";
import { useMay } from "~/components/resource/use-may";
import type { ListOf } from "~/components/table/list-state";
import type { redirectList } from "~/features/website/redirect/schema";
import { readableAddress } from "~/lib/site-path";
import { api } from "~/trpc/client";
import { ImportButton } from "./components/import-button";

const { list, byId, create, update, delete: remove, restore, usedBy } = api.website.redirect;

export function RedirectAdmin(props: { list: ListOf<typeof redirectList> }) {
  const t = useTranslations("redirect");
  const may = useMay("/admin/redirect");
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
        { id: "permanent", isWide: true, filter: { key: "permanent" } },
        { id: "active", isBesideName: true, filter: { key: "active" } },
        { id: "uses", isNumber: true },
        { id: "lastUsedAt", isWide: true },
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
      titleActions={may.add && <ImportButton />}
      form={async () => (await import("./components/redirect-form")).redirectForm}
    />
  );
}
