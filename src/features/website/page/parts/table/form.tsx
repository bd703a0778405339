"use client";
import { useTranslations } from "next-intl";
import { use } from "react";
import type { Control } from "react-hook-form";
import { languages } from "~/components/fields/field-labels";
import { useFormScope } from "~/components/form/form-scope";
import { cn } from "~/components/ui/cn";
import { PanelField } from "~/components/writing/panel-field";
import { SideBySide } from "~/components/writing/side-by-side";
import { MoreFields } from "../../components/more-fields";
import { PartForm, type PartFormProps } from "../../components/part-form";
import type { PartOf } from "../parts";
import { TableGrid } from "./table-grid";

export function TableForm(props: PartFormProps<PartOf<"table">>) {
  return (
    <PartForm {...props}>
      {(control) => (
        <>
          <PanelField control={control} name="lead" max={600} />
          <Cells control={control} />
          <PanelField control={control} name="caption" max={300} />
          <MoreFields control={control} />
        </>
      )}
    </PartForm>
  );
}

function Cells({ control }: { control: Control<PartOf<"table">> }) {
  const t = useTranslations("page.parts.table");
  const common = useTranslations("common");
  const { language } = useFormScope();
  const isBoth = use(SideBySide);
  return (
    <section className="grid min-w-0 gap-2">
      <div>
        <h3 className="font-medium text-sm">{t("cells")}</h3>
        <p className="text-muted-foreground text-xs">{t("help")}</p>
      </div>
      {languages
        .filter(({ lang }) => isBoth || lang === language)
        .map((side) => (
          <div key={side.lang} className={cn("grid min-w-0 gap-1", side.lang !== language && "max-md:hidden")}>
            {isBoth && <p className="text-muted-foreground text-sm max-md:hidden">{common(side.label)}</p>}
            <TableGrid control={control} side={side} />
          </div>
        ))}
    </section>
  );
}
