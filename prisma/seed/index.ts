import type { PrismaClient } from "~/generated/prisma/client";

export type SeedOptions = {
  /** A demo company, or only roles, features and the first administrator. */
  mode: "demo" | "empty";
  adminEmail: string;
  /** Without it, a random one is made. */
  adminPassword: string | undefined;
};

/** The first administrator, and the password to print, once. */
export type FirstAdministrator = { email: string; password: string };

/** Fills an empty database: one that has no roles yet. */
export async function seed(client: PrismaClient, _options: SeedOptions): Promise<FirstAdministrator | null> {
  if ((await client.role.count()) > 0) return null;
  return null;
}
