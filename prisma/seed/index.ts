import type { PrismaClient } from "~/generated/prisma/client";
import { isCommonPassword } from "~/server/auth/common-passwords";
import { emptySettings } from "~/server/operations/demo";
import { StartError } from "~/server/platform/start-error";
import { seedSystem } from "./system";

type Options = {
  /** A demo company, or only roles, features and the first administrator. */
  mode: "demo" | "empty";
  adminEmail: string;
  /** Without it, a random one is made. */
  adminPassword?: string | undefined;
};

/**
 * Brings roles and features up to date with the code, at every start, and fills an empty database: once, which the settings
 * being there tells.
 * @returns how to sign in as the administrator that this call made, to be printed once
 */
export async function seed(client: PrismaClient, { mode, adminEmail, adminPassword }: Options) {
  const now = new Date();
  if (adminPassword !== undefined && (await isCommonPassword(adminPassword)) && (await client.user.count()) === 0) {
    throw new StartError("ADMIN_PASSWORD is one of the most common passwords: choose one that is harder to guess.");
  }
  const administrator = await seedSystem(client, { email: adminEmail, password: adminPassword }, now);
  if ((await client.setting.count()) === 0) {
    if (mode === "demo") {
      // Not loaded, with all it needs to make images, by a site that is filled.
      const { seedDemo } = await import("./demo");
      await seedDemo(client, now);
    } else await client.setting.create({ data: emptySettings, select: { id: true } });
  }
  return administrator;
}
