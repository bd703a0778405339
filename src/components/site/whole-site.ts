import type { Company } from "~/features/company/info/data";
import type { Office } from "~/features/company/office/data";
import type { PageLink } from "~/features/website/page/data";
import type { Site } from "~/features/website/setting/data";

/** Data of every page's frame: settings, linked pages, company, offices. */
export type WholeSite = Site & { pages: readonly PageLink[]; company: Company | null; offices: readonly Office[] };
