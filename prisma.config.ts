import { defineConfig } from "prisma/config";

// `prisma generate` looks for a schema engine binary that it never runs: any existing file will do.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({ schema: "prisma/schema", migrations: { path: "prisma/migrations" } });
