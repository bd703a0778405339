"use client";
import { BadgeCheck, LayoutList, ListTree, type LucideIcon, Mail, Palette, Phone, Search, Shield, Users } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useFieldLabels } from "~/components/fields/field-labels";
import { cn } from "~/components/ui/cn";
import { Input } from "~/components/ui/input";
import { fold } from "~/lib/fold";
import { type SettingSection, sectionGroups, settingAddress, settingSectionNames, settingSections } from "./sections";

const icons: Record<SettingSection, LucideIcon> = {
  identity: BadgeCheck,
  look: Palette,
  menu: ListTree,
  sections: LayoutList,
  contact: Phone,
  search: Search,
  mail: Mail,
  accounts: Users,
  privacy: Shield,
};

/** Words in all languages by which the fields and the sections are found, by their names. */
export type SettingLabels = Readonly<Record<string, readonly string[]>>;

type SectionListProps = { current: SettingSection; labels: SettingLabels; className?: string };

/** Lists the sections of the settings; a search finds their fields, in both languages and without accents. */
export function SectionList({ current, labels, className }: SectionListProps) {
  const t = useTranslations("setting");
  const [typed, setTyped] = useState("");
  return (
    <nav aria-label={t("sectionList")} className={cn("grid content-start gap-4", className)}>
      <SettingSearch typed={typed} onType={setTyped} labels={labels} />
      {typed.trim() === "" &&
        sectionGroups.map(({ name, sections }) => (
          <section key={name} aria-labelledby={`settings-${name}`} className="grid gap-1">
            <h2 id={`settings-${name}`} className="px-2 text-muted-foreground text-xs">
              {t(`groups.${name}`)}
            </h2>
            <ul className="grid gap-0.5">
              {sections.map((section) => (
                <li key={section}>
                  <SectionLink section={section} isCurrent={section === current} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </nav>
  );
}

function SectionLink({ section, isCurrent }: { section: SettingSection; isCurrent: boolean }) {
  const t = useTranslations("setting.names");
  const Icon = icons[section];
  return (
    <Link
      href={settingAddress(section)}
      aria-current={isCurrent ? "page" : undefined}
      className={cn(
        "flex min-h-8 items-center gap-2.5 rounded-lg px-2 text-sm hover:bg-accent max-lg:min-h-11 max-lg:border max-lg:border-border max-lg:bg-card",
        isCurrent && "lg:bg-primary-subtle lg:font-medium lg:text-primary-text",
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {t(section)}
    </Link>
  );
}

type SettingSearchProps = { typed: string; onType: (typed: string) => void; labels: SettingLabels };

function SettingSearch({ typed, onType, labels }: SettingSearchProps) {
  const t = useTranslations("setting");
  const labelOf = useFieldLabels("/admin/setting");
  const router = useRouter();
  const resultsId = useId();
  const found = typed.trim() === "" ? [] : findSettings(typed, labels);
  const hrefOf = ({ section, field }: Found) => settingAddress(section) + (field === null ? "" : `?field=${field}`);
  return (
    <div className="grid gap-2">
      <Input
        type="search"
        aria-label={t("find")}
        aria-controls={resultsId}
        placeholder={t("find")}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key === "Enter" && first) router.push(hrefOf(first));
        }}
      />
      <p role="status" className={cn("px-2 text-muted-foreground text-xs", typed.trim() === "" && "sr-only")}>
        {typed.trim() !== "" && t("found", { count: found.length })}
      </p>
      <ul id={resultsId} className="grid gap-0.5 empty:hidden">
        {found.map((one) => (
          <li key={one.field ?? one.section}>
            <Link href={hrefOf(one)} className="grid min-h-8 content-center rounded-lg px-2 py-1 text-sm hover:bg-accent">
              {one.field === null ? t(`names.${one.section}`) : labelOf(one.field)}
              <span className="text-muted-foreground text-xs">
                {one.field === null ? t(`help.${one.section}`) : t(`names.${one.section}`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A field, or a whole section. */
type Found = { section: SettingSection; field: string | null };

function findSettings(typed: string, labels: SettingLabels): Found[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const has = (name: string) => {
    const text = fold((labels[name] ?? []).join(" "));
    return words.every((word) => text.includes(word));
  };
  const fields = settingSectionNames.flatMap((section) => settingSections[section].map((field): Found => ({ section, field })));
  const sections = settingSectionNames.map((section): Found => ({ section, field: null }));
  return [...fields, ...sections].filter(({ section, field }) => has(field ?? section));
}
