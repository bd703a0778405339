import type { IconName } from "~/lib/icon-names";

/** The pages of the back office. Their names are in the messages under `features`, by the last part of the path. */
export const actions = ["view", "add", "edit", "delete"] as const;

export type Action = (typeof actions)[number];

export type Flags = Record<Action, boolean>;

const everything = actions;
const readAndEdit = ["view", "edit"] as const satisfies readonly Action[];
/** Only visitors create these records. */
const withoutAdd = ["view", "edit", "delete"] as const satisfies readonly Action[];

/** Groups and pages in the order of the menu. Pages without a group come first. */
export const registry = [
  { group: null, pages: [{ path: "/admin/overview", icon: "house", actions: readAndEdit }] },
  {
    group: "news",
    icon: "newspaper",
    pages: [
      { path: "/admin/news-category", icon: "folder-tree", actions: everything },
      { path: "/admin/news", icon: "file-text", actions: everything },
    ],
  },
  {
    group: "website",
    icon: "globe",
    pages: [
      { path: "/admin/service", icon: "layers", actions: everything },
      { path: "/admin/partner", icon: "handshake", actions: everything },
      { path: "/admin/setting", icon: "sliders-horizontal", actions: readAndEdit },
      { path: "/admin/about-us", icon: "info", actions: everything },
      { path: "/admin/statistic", icon: "chart-column", actions: everything },
      { path: "/admin/contact", icon: "message-square", actions: withoutAdd, isPersonal: true },
      { path: "/admin/home", icon: "house", actions: readAndEdit },
      { path: "/admin/page", icon: "file-text", actions: everything },
      { path: "/admin/media", icon: "image", actions: everything },
      { path: "/admin/redirect", icon: "link-2", actions: everything },
    ],
  },
  {
    group: "career",
    icon: "briefcase",
    pages: [
      { path: "/admin/career", icon: "megaphone", actions: everything },
      { path: "/admin/candidate", icon: "user-round", actions: everything, isPersonal: true },
      { path: "/admin/level", icon: "signal", actions: everything },
      { path: "/admin/position", icon: "badge-check", actions: everything },
      { path: "/admin/source", icon: "radar", actions: everything },
    ],
  },
  {
    group: "company",
    icon: "building-2",
    pages: [
      { path: "/admin/company-info", icon: "info", actions: readAndEdit },
      { path: "/admin/office", icon: "map-pin", actions: everything },
      { path: "/admin/history", icon: "history", actions: everything },
    ],
  },
  {
    group: "system",
    icon: "shield",
    pages: [
      { path: "/admin/user", icon: "users", actions: everything },
      { path: "/admin/feature", icon: "key-round", actions: everything },
      { path: "/admin/role", icon: "user-cog", actions: everything, tabOf: "/admin/feature" },
      { path: "/admin/activity", icon: "history", actions: ["view"], isPersonal: true },
      { path: "/admin/outbox", icon: "mail", actions: readAndEdit, isPersonal: true },
    ],
  },
] as const satisfies readonly FeatureGroup[];

type FeatureGroup = ({ group: string; icon: IconName } | { group: null }) & {
  pages: readonly {
    path: `/admin/${string}`;
    icon: IconName;
    actions: readonly Action[];
    /**
     * Whether its records are about persons: deleting one erases its name and values from the activity log, search terms are not
     * logged, and browsers keep its drafts for a day.
     */
    isPersonal?: true;
    /** Page whose menu entry it shares, as a tab. */
    tabOf?: `/admin/${string}`;
  }[];
};

export type AdminPath = (typeof registry)[number]["pages"][number]["path"];

export const adminPages = registry.flatMap((group) => group.pages.map((page) => ({ ...page, group: group.group })));

export function isAdminPath(path: string): path is AdminPath {
  return adminPages.some((page) => page.path === path);
}

export function isPersonal(path: string): boolean {
  return adminPages.some((page) => page.path === path && "isPersonal" in page);
}

/** Finds the page whose menu entry a page shares. */
export function tabOf(path: string): AdminPath | undefined {
  return adminPages.flatMap((page) => (page.path === path && "tabOf" in page ? page.tabOf : []))[0];
}

/** Flags of a role on a page without a permission row. */
export const noFlags: Flags = { view: false, add: false, edit: false, delete: false };

/** Changes a flag with its dependents: add, edit and delete need view, so they set it, and clearing view clears them. */
export function withFlag(flags: Flags, action: Action, isOn: boolean): Flags {
  if (action === "view" && !isOn) return noFlags;
  return { ...flags, [action]: isOn, ...(isOn && { view: true }) };
}

export function sameFlags(one: Flags, other: Flags): boolean {
  return actions.every((action) => one[action] === other[action]);
}

/** Says whether a page can have these flags together: only those that make sense, and none without view. */
export function areSensible(flags: Flags, sense: Flags): boolean {
  return actions.every((action) => !flags[action] || (sense[action] && flags.view));
}
