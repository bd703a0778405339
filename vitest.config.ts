import { availableParallelism } from "node:os";
import path from "node:path";
import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  resolve: {
    alias: {
      "~": path.resolve("src"),
      // Next replaces this marker; outside of Next, importing it throws.
      "server-only": path.resolve("node_modules/server-only/empty.js"),
    },
  },
  test: {
    include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "prisma/**/*.test.ts"],
    // Tests that need a PostgreSQL server: the embedded database has one connection.
    exclude: [...configDefaults.exclude, ...(process.env.TEST_DATABASE_URL ? [] : ["**/*.postgres.test.ts"])],
    tags: [
      {
        name: "postgres",
        description:
          "Runs on the embedded database and on a PostgreSQL server: what could differ there, such as races, locks, errors, raw SQL and collation.",
      },
    ],
    globalSetup: "src/server/db/test-setup.ts",
    setupFiles: "src/server/platform/test-quiet-log.ts",
    // One embedded database per worker, opened once: test files share it and empty it.
    pool: "threads",
    isolate: false,
    // The default leaves one processor free, which means a single worker on two processors.
    maxWorkers: availableParallelism(),
    env: { NEXTAUTH_SECRET: "only for tests, and long enough for one", PAYLOAD_SECRET: "only for tests, too" },
    // What is waited for takes longer on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 180_000,
    hookTimeout: 240_000,
  },
});
