import { serveTasks } from "~/server/platform/worker";
import { drawShareCard } from "./draw";
import type { DrawTask } from "./share-cards";

serveTasks(({ card, images }: DrawTask) => drawShareCard(card, images));
