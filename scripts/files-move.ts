// `npm run files:move -- s3|disk` copies the stored files to the bucket or back; an interrupted run continues when repeated.
import { readArguments } from "./arguments";
import { explainAndExit } from "./explain.mjs";
import { fail, loadEnv, step } from "./steps.mjs";

loadEnv();
const usage = "npm run files:move -- s3|disk";
const [place] = readArguments(usage, { least: 1, most: 1 }).names;
if (place !== "s3" && place !== "disk") fail(`Usage: ${usage}`);
try {
  // Loaded late: these modules read the environment on import.
  const [{ describeProgress }, { moveFiles }, { openStore }, { env }] = await Promise.all([
    import("~/server/operations/backup/progress"),
    import("~/server/operations/files-move"),
    import("~/server/files/store"),
    import("~/env"),
  ]);
  if (!env.S3_BUCKET) fail("S3_BUCKET is not set: it names the bucket, of either direction.");
  const [from, to] = [await openStore(place === "s3" ? "disk" : "s3"), await openStore(place)];
  const progress = { files: 0, bytes: 0 };
  const count = await step(
    "Copying the files that are not there yet",
    () => moveFiles(from, to, progress),
    () => describeProgress(progress),
  );
  console.log(`✓ All ${count} files are there; ${progress.files} were copied now. The old ones are as they were.`);
  console.log(`✓ Now start the site ${place === "s3" ? "with" : "without"} S3_BUCKET.`);
} catch (error) {
  explainAndExit(error);
}
