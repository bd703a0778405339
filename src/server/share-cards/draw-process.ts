import { constants } from "node:os";
import { serveTasks } from "~/server/platform/worker";
import { drawShareCard } from "./draw";
import type { DrawTask } from "./share-cards";

serveTasks(({ card, images }: DrawTask) => drawShareCard(card, images), constants.priority.PRIORITY_BELOW_NORMAL);
