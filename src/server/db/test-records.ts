import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Action, AdminPath } from "~/features/registry";
import type { Prisma } from "~/generated/prisma/client";
import type { MediaKind } from "~/generated/prisma/enums";
import { type RoleName, roleIds } from "~/lib/accounts";
import { database } from "./client";

// All numbers have four digits, so that names sort in the order in which records are built.
let serial = 1_000;

export async function buildRole(name: RoleName = "USER") {
  const id = roleIds[name];
  // Two concurrent callers may both need it; Prisma's upsert would fail then.
  await database().role.createMany({ data: { id, name, builtIn: true }, skipDuplicates: true });
  return database().role.findUniqueOrThrow({ where: { id } });
}

export async function buildUser(
  role: RoleName = "USER",
  data: { name?: string; email?: string; status?: number; passwordHash?: string } = {},
) {
  await buildRole(role);
  serial += 1;
  const now = new Date();
  const user = await database().user.create({
    data: {
      name: `Person ${serial}`,
      email: `person${serial}@example.com`,
      roleId: roleIds[role],
      verifiedAt: now,
      approvedAt: now,
      ...data,
    },
  });
  const session = await database().session.create({
    data: { id: randomUUID(), userId: user.id, expiresAt: new Date(now.getTime() + 3_600_000) },
  });
  return { ...user, sessionId: session.id };
}

export async function grant(role: RoleName, path: AdminPath, flags: Partial<Record<Action, boolean>>) {
  await buildRole(role);
  const feature = await database().feature.upsert({
    where: { pathname: path },
    create: { pathname: path, nameEn: path, nameVi: path, location: 1, icon: "circle" },
    update: {},
  });
  const key = { roleId: roleIds[role], featureId: feature.id };
  await database().permission.upsert({ where: { roleId_featureId: key }, create: { ...key, ...flags }, update: flags });
}

export async function buildMedia(key?: string, kind: MediaKind = "image") {
  serial += 1;
  return database().media.create({
    data: {
      key: key ?? `key${serial}`,
      kind,
      sha256: `hash${serial}`,
      filename: `${serial}.png`,
      mime: "image/webp",
      size: 1,
      width: 640,
      height: 480,
      widths: [640],
    },
  });
}

export async function buildJobPost(data: Partial<Prisma.JobPostUncheckedCreateInput> = {}) {
  serial += 1;
  return database().jobPost.create({
    data: {
      slug: `job-${serial}`,
      titleEn: `Electrician ${serial}`,
      titleVi: `Thợ điện ${serial}`,
      descriptionEn: "<p>You wire cabinets.</p>",
      descriptionVi: "<p>Bạn đấu tủ điện.</p>",
      locationEn: "Da Nang",
      locationVi: "Đà Nẵng",
      status: "published",
      publishAt: new Date("2026-01-01T00:00:00Z"),
      ...data,
    },
  });
}

/** Makes the fixed pages as the migration does. */
export async function buildFixedPages() {
  const script = readFileSync("prisma/migrations/20261126144019_fixed_pages/migration.sql", "utf8");
  const [, statements = ""] = /(CREATE FUNCTION fixed_part[\s\S]*DROP FUNCTION fixed_button;)/.exec(script) ?? [];
  // A prepared query takes one statement.
  await database().$executeRawUnsafe(`DO $do$ BEGIN ${statements.replaceAll("$$", "$part$")} END $do$`);
  return database().fixedPage.findMany({ orderBy: { order: "asc" } });
}

export async function buildOffice() {
  serial += 1;
  return database().office.create({
    data: {
      nameEn: `Office ${serial}`,
      nameVi: `Văn phòng ${serial}`,
      addressEn: "42 Le Loi Street",
      addressVi: "42 đường Lê Lợi",
      cityEn: "Quy Nhon",
      cityVi: "Quy Nhơn",
    },
  });
}

export async function buildCandidate(data: Partial<Prisma.CandidateUncheckedCreateInput> = {}) {
  serial += 1;
  return database().candidate.create({
    data: {
      name: `Candidate ${serial}`,
      email: `candidate${serial}@example.com`,
      appliedAt: new Date("2026-11-20T02:00:00Z"),
      retentionAt: new Date("2027-11-20T02:00:00Z"),
      stageChanges: { create: { to: data.stage ?? "new", createdAt: new Date("2026-11-20T02:00:00Z") } },
      ...data,
    },
  });
}
