import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import { PrismaPGlite } from "pglite-prisma-adapter";

/**
 * An embedded PostgreSQL with the extensions that the migrations use: they have to be passed at every opening.
 * @param options a folder, or a dump to load; neither is an empty database in memory
 */
export async function openPglite(options: { dataDir?: string; loadDataDir?: Blob } = {}): Promise<PGlite> {
  const pglite = await PGlite.create({ ...options, extensions: { pg_trgm } });
  // The adapter sends and reads times without their zone.
  await pglite.exec("SET TIME ZONE 'UTC'");
  return pglite;
}

/** The embedded database as Prisma's migration engine wants it: its own adapter would open a shadow without extensions. */
export class PgliteAdapterFactory extends PrismaPGlite implements SqlMigrationAwareDriverAdapterFactory {
  override async connectToShadowDb(): Promise<SqlDriverAdapter> {
    return new PrismaPGlite(await openPglite()).connect();
  }
}
