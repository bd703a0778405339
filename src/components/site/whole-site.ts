import type { Company } from "~/features/company/info/data";
import type { Office } from "~/features/company/office/data";
import type { Menus } from "~/features/website/menu/data";
import type { Site } from "~/features/website/setting/data";
import type { Section } from "~/lib/sections";

/** Data of every page's frame: settings, menus, company, offices. */
export type WholeSite = Site & {
  menus: Menus;
  /** Shown sections with something in them. */
  filled: readonly Section[];
  /** Telephone and email of the company. */
  email: string | null;
  phone: string | null;
  company: Company | null;
  offices: readonly Office[];
};
