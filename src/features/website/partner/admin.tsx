"use client";

import { ResourcePage } from "~/components/resource/resource-page";
import { Picture } from "~/components/site/picture";
import type { ListOf } from "~/components/table/list-state";
import type { partnerList } from "~/features/website/partner/schema";
import { api } from "~/trpc/client";

const { list, byId, history, create, update, delete: remove, restore, usedBy, move } = api.website.partner;

export function PartnerAdmin(props: { list: ListOf<typeof partnerList> }) {
  return (
    <ResourcePage
      path="/admin/partner"
      api={{ list, byId, history, create, update, delete: remove, restore, usedBy, move }}
      list={props.list}
      columns={[
        { id: "nameEn" },
        { id: "nameVi" },
        {
          id: "logo",
          cell: (row) => (
            <Picture image={row.logo} alt="" sizes="96px" className="h-8 w-24 rounded bg-white object-contain p-1" />
          ),
        },
        { id: "website", isWide: true },
        { id: "active", isBesideName: true, filter: { key: "active" } },
        { id: "updatedAt", isHidden: true },
      ]}
      form={async () => (await import("./components/partner-form")).partnerForm}
    />
  );
}
