import { adminPages } from "~/features/registry";

const withoutList: readonly string[] = ["/admin/overview", "/admin/feature", "/admin/setting", "/admin/company-info"];

/** Pages that are lists: not the overview, the permission matrix, and forms of a single record. */
export const listPages = adminPages.filter(({ path }) => !withoutList.includes(path));
