/** Refuses migrations that lose data without an explanation or are not one transaction. */
import { knownMigrations } from "~/server/db/migrations";
import { refuseMigration } from "./migration-losses";

const migrations = knownMigrations();
const complaints = migrations.flatMap(({ name, script }) => refuseMigration(script).map((why) => `${name}: ${why}`));

for (const complaint of complaints) console.error(complaint);
console.log(complaints.length === 0 ? `Migrations: ${migrations.length} in order` : `Migrations: ${complaints.length} to mend`);
process.exitCode = complaints.length === 0 ? 0 : 1;
