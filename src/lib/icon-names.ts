/** Icons of features, services and statistics, drawn by components/shell/icons.ts. */
export const iconNames = [
  "activity",
  "badge-check",
  "briefcase",
  "building-2",
  "calendar-days",
  "chart-column",
  "circle",
  "circle-help",
  "clipboard-list",
  "file-text",
  "folder",
  "folder-tree",
  "globe",
  "handshake",
  "history",
  "house",
  "image",
  "inbox",
  "info",
  "key-round",
  "landmark",
  "layers",
  "link-2",
  "mail",
  "map-pin",
  "megaphone",
  "message-square",
  "newspaper",
  "radar",
  "settings",
  "shield",
  "signal",
  "sliders-horizontal",
  "star",
  "tag",
  "trash-2",
  "user-cog",
  "user-round",
  "users",
] as const;

export type IconName = (typeof iconNames)[number];

export function isIconName(name: string): name is IconName {
  return iconNames.some((known) => known === name);
}
