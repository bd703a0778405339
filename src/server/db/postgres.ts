import { randomUUID } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";

/** How every connection to PostgreSQL is made. */
export function connectionConfig(url: string): pg.ClientConfig {
  // The adapter sends and reads times without their zone.
  return { connectionString: url, options: "-c TimeZone=UTC", connectionTimeoutMillis: 5_000, keepAlive: true };
}

/** A PostgreSQL server as Prisma's client and its migration engine want it. */
export class PostgresAdapterFactory extends PrismaPg {
  private readonly url: string;

  constructor(url: string) {
    super(connectionConfig(url));
    this.url = url;
  }

  override async connect() {
    const adapter = await super.connect();
    // Prisma's own splits a script at every semicolon, those inside of function bodies too.
    adapter.executeScript = async (script) => {
      await adapter.underlyingDriver().query(script);
    };
    return adapter;
  }

  /** An empty database beside this one for as long as it is connected; Prisma's own would take the very same database. */
  override async connectToShadowDb() {
    const name = `atrium_shadow_${randomUUID()}`;
    await this.administer(`CREATE DATABASE "${name}" ENCODING 'UTF8' TEMPLATE template0`);
    const shadow = await new PostgresAdapterFactory(withDatabase(this.url, name)).connect();
    const dispose = shadow.dispose.bind(shadow);
    shadow.dispose = async () => {
      await dispose();
      await this.administer(`DROP DATABASE "${name}"`);
    };
    return shadow;
  }

  private async administer(statement: string): Promise<void> {
    const connection = new pg.Client(connectionConfig(this.url));
    await connection.connect();
    await connection.query(statement).finally(() => connection.end());
  }
}

/** The address of another database on the same server. */
export function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}
