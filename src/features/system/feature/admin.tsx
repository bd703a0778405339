"use client";

import { useTranslations } from "next-intl";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useFeatureName } from "~/components/resource/feature-names";
import { Skeleton } from "~/components/ui/skeleton";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "~/components/ui/tabs";
import { useModule } from "~/components/ui/use-module";
import { api } from "~/trpc/client";
import { PermissionMatrix } from "./components/permission-matrix";

const tabs = ["matrix", "menu"] as const;

export function FeatureAdmin() {
  const t = useTranslations("feature");
  const featureName = useFeatureName();
  const [tab, setTab] = useQueryState("tab", parseAsStringLiteral(tabs).withDefault("matrix"));
  const { data } = api.system.feature.matrix.useQuery();
  const menu = useModule(() => import("./components/feature-tree"), tab === "menu");
  return (
    <div className="grid min-w-0 gap-4">
      <h1 className="font-semibold text-xl">{featureName("/admin/feature")}</h1>
      <Tabs value={tab} onValueChange={(value) => void setTab(tabs.find((one) => one === value) ?? null)} className="min-w-0">
        <TabsList>
          {tabs.map((one) => (
            <TabsTrigger key={one} value={one}>
              {t(one)}
            </TabsTrigger>
          ))}
        </TabsList>
        {/* Stays mounted: switching tabs must not lose unsaved permissions. */}
        <TabsContent value="matrix" forceMount className="min-w-0 data-[state=inactive]:hidden">
          {data ? <PermissionMatrix matrix={data} /> : <Skeleton className="h-96" />}
        </TabsContent>
        <TabsContent value="menu" className="min-w-0">
          {data && menu ? <menu.FeatureTree features={data.features} /> : <Skeleton className="h-96" />}
        </TabsContent>
      </Tabs>
    </div>
  );
}
