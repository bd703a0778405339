import type { Identified } from "~/lib/identified";
import type { Db } from "~/server/db/client";
import { createProcedures } from "./create";
import { type DeleteEntity, deleteProcedures } from "./delete";
import type { CreateEntity } from "./form";
import { type RecordEntity, recordProcedures } from "./record";
import { restoreProcedures } from "./restore";
import { guarded } from "./trpc";

type TemplateEntity<Row extends Data & Identified, In, Data extends object> = RecordEntity<Row, In, Data> &
  Pick<CreateEntity<Row, In, Data>, "create"> &
  Pick<DeleteEntity<Row>, "remove"> & { list(db: Db): Promise<Row[]> };

/** Builds the procedures of texts that a kind of mail starts from. Who may edit the page of the mails may add templates. */
export function templateProcedures<Row extends Data & Identified, In, Data extends object>(
  entity: TemplateEntity<Row, In, Data>,
) {
  const template = { ...entity, activityPath: `${entity.path}/template`, isPublic: false, createNeeds: "edit" } as const;
  return {
    /** All templates by name, unpaged: there are few. */
    list: guarded(entity.path).view.query(async ({ ctx }) => {
      const rows = await entity.list(ctx.db);
      return { rows, total: rows.length };
    }),
    ...recordProcedures(template),
    ...createProcedures(template),
    ...deleteProcedures(template),
    ...restoreProcedures(template),
  };
}
