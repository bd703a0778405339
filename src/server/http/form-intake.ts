import type { IncomingMessage } from "node:http";
import { FIELDS_BYTES } from "~/lib/routes";
import type { PublicForm } from "~/server/forms/form";
import { AppError } from "~/server/platform/errors";
import { createQueue, type Queue, QueueFullError } from "~/server/platform/queue";
import { type BodyBounds, MIN_BYTES_PER_SECOND } from "./body";
import { readForm } from "./form-body";
import { createMemoryBudget } from "./memory-budget";

const MiB = 1024 * 1024;

const MAX_AT_ONCE = 4;

type Intake = Pick<BodyBounds, "memory" | "maxMs" | "minBytesPerSecond" | "maxWaitMs"> & { places: Queue };

type Sending = { form: PublicForm; maxBytes: number };

/** Reads the bodies of forms within bounds of time, memory and number. Uploads must not keep out short forms. */
export function createFormIntake() {
  const short: Intake = {
    memory: createMemoryBudget({ maxBytes: 16 * MiB, maxBytesPerClient: 4 * MiB }),
    maxMs: 10_000,
    places: intakePlaces(),
  };
  const uploads: Intake = {
    memory: createMemoryBudget({ maxBytes: 96 * MiB, maxBytesPerClient: 24 * MiB }),
    maxMs: 180_000,
    maxWaitMs: 10_000,
    // A file of 10 MB must arrive seven times as fast to meet the three minutes.
    minBytesPerSecond: MIN_BYTES_PER_SECOND,
    places: intakePlaces(),
  };

  async function read({ form, maxBytes }: Sending, network: string, request: IncomingMessage, stopsAtFile: boolean) {
    const { fileField, maxFiles } = form;
    const isShort = fileField === null || stopsAtFile || Number(request.headers["content-length"]) <= FIELDS_BYTES;
    const { places, ...bounds } = isShort ? short : uploads;
    try {
      return await places.run(
        () => readForm(request, { fileField, maxFiles, stopsAtFile, maxBytes, ...bounds, client: network }),
        network,
      );
    } catch (error) {
      throw error instanceof QueueFullError ? new AppError("ERROR_TOO_MANY_REQUESTS", { retryAfter: 1 }) : error;
    }
  }

  return { read, holdAnswer: (network: string) => short.memory.hold(network) };
}

function intakePlaces(): Queue {
  return createQueue({ maxRunning: Number.POSITIVE_INFINITY, maxRunningEach: MAX_AT_ONCE, maxWaiting: 0 });
}
