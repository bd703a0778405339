import { serveTasks } from "~/server/platform/worker";
import { drawShareCard } from "./draw";
import type { DrawTask } from "./share-cards";

// The process that draws the share cards: see share-cards.ts.
serveTasks(({ card, images }: DrawTask) => drawShareCard(card, images));
