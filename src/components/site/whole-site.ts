import type { Company } from "~/features/company/info/data";
import type { Office } from "~/features/company/office/data";
import type { PageLink } from "~/features/website/page/data";
import type { Site } from "~/features/website/setting/data";

/** What the frame of a page shows: the settings, the pages that header and footer link to, the company and its offices. */
export type WholeSite = Site & { pages: readonly PageLink[]; company: Company | null; offices: readonly Office[] };
