import { z } from "zod";
import type { Prisma } from "~/generated/prisma/client";
import { text } from "~/lib/fields";
import { fold } from "~/lib/fold";
import { may, type Rights } from "~/server/auth/permissions";
import { MAX_ROWS } from "~/server/crud/entity";
import { searchWheres } from "~/server/crud/search";
import type { Db } from "~/server/db/client";

const select = { id: true, name: true } as const satisfies Prisma.UserSelect;
const orderBy = [{ name: "asc" }, { id: "asc" }] satisfies Prisma.UserOrderByWithRelationInput[];

export const peopleInput = z.object({
  search: text(0, 200).optional(),
  pageSize: z.int().min(1).max(MAX_ROWS).optional(),
});

/** Finds accounts by name. Searches addresses only for readers who may view accounts, as others could guess them. */
export async function findPeople(
  db: Db,
  reader: Rights,
  { search = "", pageSize = 50 }: z.infer<typeof peopleInput>,
  where: Prisma.UserWhereInput = {},
) {
  const term = fold(search.trim());
  const [searchWhere] = searchWheres(term);
  const query = { where: { ...where, ...searchWhere }, select, orderBy };
  if (term === "" || may(reader, "/admin/user", "view")) return db.user.findMany({ ...query, take: pageSize });
  const people = await db.user.findMany(query);
  return people.filter(({ name }) => fold(name).includes(term)).slice(0, pageSize);
}
