"use client";

import { useTranslations } from "next-intl";
import { ResourcePage } from "~/components/resource/resource-page";
import type { ListOf } from "~/components/table/list-state";
import { Badge } from "~/components/ui/badge";
import type { officeList } from "~/features/company/office/schema";
import { api } from "~/trpc/client";

const { list, byId, history, create, update, delete: remove, restore, usedBy, move } = api.company.office;

export function OfficeAdmin(props: { list: ListOf<typeof officeList> }) {
  const t = useTranslations("office");
  return (
    <ResourcePage
      path="/admin/office"
      api={{ list, byId, history, create, update, delete: remove, restore, usedBy, move }}
      list={props.list}
      columns={[
        { id: "nameEn" },
        { id: "nameVi" },
        { id: "addressEn", isHidden: true },
        { id: "addressVi", isHidden: true },
        { id: "cityEn", isHidden: true },
        { id: "cityVi", isWide: true },
        { id: "phone" },
        { id: "email", isHidden: true },
        {
          id: "isHeadOffice",
          isWide: true,
          cell: (row) => row.isHeadOffice && <Badge variant="primary">{t("headOffice")}</Badge>,
          filter: { key: "isHeadOffice" },
        },
        { id: "active", isBesideName: true, filter: { key: "active" } },
        { id: "updatedAt", isHidden: true },
      ]}
      form={async () => (await import("./components/office-form")).officeForm}
    />
  );
}
