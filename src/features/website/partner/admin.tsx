"use client";

import { BilingualField } from "~/components/fields/bilingual-field";
import { ImageField } from "~/components/fields/image-field";
import { SwitchField } from "~/components/fields/switch-field";
import { TextField } from "~/components/fields/text-field";
import { ResourcePage } from "~/components/resource/resource-page";
import { Picture } from "~/components/site/picture";
import { emptyPartner, partnerList, partnerSchema } from "~/features/website/partner/schema";
import { api } from "~/trpc/client";

export function PartnerAdmin() {
  const utils = api.useUtils();
  return (
    <ResourcePage
      path="/admin/partner"
      api={api.website.partner}
      cache={utils.website.partner}
      schema={partnerSchema}
      list={partnerList}
      columns={[
        { id: "nameEn" },
        { id: "nameVi" },
        {
          id: "logo",
          cell: (row) => (
            <Picture image={row.logo} alt="" sizes="96px" className="h-8 w-24 rounded bg-white object-contain p-1" />
          ),
          csv: false,
        },
        { id: "website" },
        { id: "active", filter: { key: "active" } },
        { id: "updatedAt", isHidden: true },
      ]}
      empty={emptyPartner}
      ordered
    >
      {(control) => (
        <>
          <BilingualField control={control} name="name" max={50} />
          <ImageField control={control} name="logoId" contain />
          <ImageField control={control} name="darkLogoId" contain onDark />
          <TextField control={control} name="website" type="url" />
          <SwitchField control={control} name="active" />
        </>
      )}
    </ResourcePage>
  );
}
