import type { z } from "zod";
import type { AdminPath } from "~/features/registry";
import type { BulkReport } from "~/lib/bulk-report";
import { callerAs } from "~/server/crud/test-callers";
import { useTestDatabase } from "~/server/db/test-database";
import { type CreateContract, createContract } from "./create";
import { deleteContract } from "./delete";
import type { HistoryCaller } from "./history";
import { type ListCaller, listContract } from "./list";
import { orderContract } from "./order";
import { type RecordContract, recordContract } from "./record";
import { restoreContract } from "./restore";
import type { Caller, Row } from "./subject";

type CrudCaller<Data, Saved extends Row> = HistoryCaller &
  ListCaller & {
    byId(input: { id: number }): Promise<Saved>;
    create(input: { data: Data; restores?: number }): Promise<Saved>;
    update(input: { id: number; version: number; data: Partial<Data> }): Promise<Saved>;
    delete(input: { ids: number[] }): Promise<{ count: number }>;
    restore(input: { ids: number[] }): Promise<BulkReport>;
    usedBy(input: { ids: number[] }): Promise<readonly unknown[]>;
    move?(input: { id: number; before: number } | { id: number; after: number }): Promise<unknown>;
  };

/** Facts of an entity that its contracts need. */
export type CrudContract<Data> = CreateContract<Data> &
  Omit<RecordContract<Data>, "build"> & {
    search?: string;
  };

/** Runs all contracts of an entity; a test file adds only what is special about the entity. */
export function crudContract<Data extends object, Saved extends Row>(
  path: AdminPath,
  schema: z.ZodType<unknown, Data>,
  of: (caller: Caller) => CrudCaller<NoInfer<Data>, Saved>,
  contract: CrudContract<NoInfer<Data>>,
): void {
  useTestDatabase();
  const { search, isPublic } = contract;
  const buildTwo = async () => {
    const entity = of(await callerAs("ADMIN"));
    const [one, two] = await contract.samples();
    return [await entity.create({ data: one }), await entity.create({ data: two })] as const;
  };
  let calls = 0;
  const build = async () => {
    const entity = of(await callerAs("ADMIN"));
    const data = (await contract.samples())[calls++ % 2 === 0 ? 0 : 1];
    return entity.create({ data });
  };
  createContract<Data, Saved>(path, schema, of, contract);
  listContract(path, of, { build: buildTwo, search });
  recordContract<Data, Saved>(path, schema, of, { ...contract, build });
  deleteContract(path, of, { build, isPublic });
  restoreContract<Data, Saved>(path, of, contract.samples);
}

export function orderedContract<Data extends object, Saved extends Row>(
  path: AdminPath,
  schema: z.ZodType<unknown, Data>,
  of: (caller: Caller) => CrudCaller<NoInfer<Data>, Saved> & { move: NonNullable<CrudCaller<NoInfer<Data>, Saved>["move"]> },
  contract: CrudContract<NoInfer<Data>>,
): void {
  crudContract<Data, Saved>(path, schema, of, contract);
  orderContract(path, of, async () => {
    const entity = of(await callerAs("ADMIN"));
    const [one, two] = await contract.samples();
    return [await entity.create({ data: one }), await entity.create({ data: two })] as const;
  });
}
