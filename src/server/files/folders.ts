import { Prisma } from "~/generated/prisma/client";
import type { Db } from "~/server/db/client";

/**
 * Tables whose column `key` names a folder of the store. A trigger records the end of each row in `FileRemoval`: `removal` is the
 * state in which its files are then.
 */
export const fileTables = [
  { table: "Media", kind: "media", removal: "restorable" },
  { table: "ShareCard", kind: "media", removal: "due" },
  { table: "CandidateCv", kind: "cv", removal: "due" },
  { table: "HeldCv", kind: "cv", removal: "due" },
  { table: "Attachment", kind: "attachment", removal: "due" },
] as const satisfies readonly { table: Prisma.ModelName; kind: string; removal: "restorable" | "due" }[];

export type FileKind = (typeof fileTables)[number]["kind"];

/** Top folders. Earlier versions moved the files of deleted rows of the media library to `aside`. */
export const storeFolders = ["aside", ...new Set(fileTables.map(({ kind }) => kind))];

export function folderOf(kind: FileKind, key: string): string {
  return `${kind}/${key}`;
}

/** Takes the folder from a file's name in the store. */
export function folderOfFile(name: string): string {
  return name.split("/").slice(0, 2).join("/");
}

/** Finds the folders that belong to a row. Asks only the tables of their kinds: each first view of a picture does so. */
export async function findUsedFolders(db: Db, folders: readonly string[]): Promise<Set<string>> {
  const keys = folders.map((folder) => folder.split("/")[1] ?? "");
  const tables = fileTables.filter(({ kind }) => folders.some((folder) => folder.startsWith(folderOf(kind, ""))));
  if (tables.length === 0) return new Set();
  const selects = tables.map(
    ({ table, kind }) =>
      Prisma.sql`SELECT ${folderOf(kind, "")} || "key" AS "folder" FROM ${Prisma.raw(`"${table}"`)} WHERE "key" = ANY(${keys})`,
  );
  const used = await db.$queryRaw<{ folder: string }[]>`${Prisma.join(selects, " UNION ALL ")}`;
  return new Set(used.map(({ folder }) => folder));
}

/** Reads the keys of a table. */
export async function readKeys(db: Db, table: (typeof fileTables)[number]["table"]): Promise<string[]> {
  const rows = await db.$queryRaw<{ key: string }[]>`SELECT "key" FROM ${Prisma.raw(`"${table}"`)}`;
  return rows.map(({ key }) => key);
}
