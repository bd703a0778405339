import { constants, setPriority } from "node:os";
import { drawShareCard } from "./draw";
import type { DrawAnswer, DrawRequest } from "./open-draw-process";

// The process that draws: see open-draw-process.ts. Visitors come first.
setPriority(constants.priority.PRIORITY_LOW);

// Ctrl-C reaches it too; it ends with the process that started it.
process.on("SIGINT", () => {});

process.on("message", async ({ card, images }: DrawRequest) => {
  const answer: DrawAnswer = await drawShareCard(card, images).then(
    (jpeg) => ({ jpeg }),
    (error: unknown) => ({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
  process.send?.(answer);
});
