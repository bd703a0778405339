import type { Identified } from "~/lib/identified";
import { lockTable } from "~/server/db/transaction";
import { createProcedures } from "./create";
import { type DeleteEntity, deleteProcedures } from "./delete";
import { findOne } from "./entity";
import type { CreateEntity } from "./form";
import { type ListEntity, listProcedures } from "./list";
import { orderProcedures, placeLast } from "./order";
import { type RecordEntity, recordProcedures } from "./record";
import { restoreProcedures } from "./restore";

export type CrudEntity<
  ListRow extends object,
  Row extends Data & Identified,
  In,
  Data extends object,
  FilterIn,
  Filter,
  Sort extends string,
> = ListEntity<ListRow, FilterIn, Filter, Sort> & RecordEntity<Row, In, Data> & CreateEntity<Row, In, Data> & DeleteEntity<Row>;

/** Builds the procedures `list byId create update delete usedBy restore`. */
export function crudProcedures<
  ListRow extends object,
  Row extends Data & Identified,
  In,
  Data extends object,
  FilterIn,
  Filter,
  Sort extends string,
>(entity: CrudEntity<ListRow, Row, In, Data, FilterIn, Filter, Sort>) {
  return {
    ...listProcedures(entity),
    ...recordProcedures(entity),
    ...createProcedures(entity),
    ...deleteProcedures(entity),
    ...restoreProcedures(entity),
  };
}

/** Builds `crudProcedures` and `move` for rows with an `order` set by staff; new rows come last. */
export function orderedProcedures<
  ListRow extends object,
  Row extends Data & Identified,
  In,
  Data extends object,
  FilterIn,
  Filter,
  Sort extends string,
>(entity: CrudEntity<ListRow, Row, In, Data, FilterIn, Filter, Sort>) {
  return {
    ...crudProcedures({
      ...entity,
      create: async (tx, data, context) => {
        await lockTable(tx, entity.table);
        const { id } = await entity.create(tx, data, context);
        await placeLast(tx, entity.table, id);
        return findOne(entity, tx, id);
      },
    }),
    ...orderProcedures(entity),
  };
}
