import type { PrismaClient } from "~/generated/prisma/client";
import { seedSystem } from "./system";

type Options = {
  /** A demo company, or only roles, features and the first administrator. */
  mode: "demo" | "empty";
  adminEmail: string;
  /** Without it, a random one is made. */
  adminPassword?: string | undefined;
};

/**
 * Brings roles and features up to date with the code, at every start, and fills an empty database.
 * @returns how to sign in as the administrator that this call made, to be printed once
 */
export async function seed(client: PrismaClient, { adminEmail, adminPassword }: Options) {
  return seedSystem(client, { email: adminEmail, password: adminPassword }, new Date());
}
