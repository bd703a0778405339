import type { PrismaClient } from "~/generated/prisma/client";
import { isCommonPassword } from "~/server/auth/common-passwords";
import { firstSettings } from "~/server/operations/demo";
import { StartError } from "~/server/platform/start-error";
import { seedSystem } from "./system";

type Options = {
  /** `empty` adds only roles, features and the first administrator. */
  mode: "demo" | "empty";
  adminEmail: string;
  /** Default: a random one. */
  adminPassword?: string | undefined;
};

/**
 * Updates roles and features to the code at every start. Fills an empty database once: the settings row marks a filled one.
 * @returns credentials of the administrator created by this call, to be printed once
 */
export async function seed(client: PrismaClient, { mode, adminEmail, adminPassword }: Options) {
  const now = new Date();
  if (adminPassword !== undefined && (await isCommonPassword(adminPassword)) && (await client.user.count()) === 0) {
    throw new StartError("ADMIN_PASSWORD is one of the most common passwords: choose one that is harder to guess.");
  }
  const administrator = await seedSystem(client, { email: adminEmail, password: adminPassword }, now);
  if ((await client.setting.count()) === 0) {
    if (mode === "demo") {
      // Loaded on demand with its image code: a filled site does not need it.
      const { seedDemo } = await import("./demo");
      await seedDemo(client, now);
    } else await client.setting.create({ data: await firstSettings(client), select: { id: true } });
  }
  return administrator;
}
