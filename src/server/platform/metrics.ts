import { Counter, Gauge, Histogram, register } from "prom-client";
import { log, reasonOf } from "./log";
import { processSingleton } from "./process-singleton";

/** Number, or one number per label value; null while there is none. */
type Reading = number | null | Readonly<Record<string, number>>;

export function counter<Label extends string>(name: string, help: string, labelNames: readonly Label[]): Counter<Label> {
  return processSingleton(name, () => new Counter({ name, help, labelNames }));
}

/** Creates a histogram. @param buckets upper bounds, in the unit at the end of the name */
export function histogram<Label extends string>(name: string, help: string, labelNames: readonly Label[], buckets: number[]) {
  return processSingleton(name, () => new Histogram({ name, help, labelNames, buckets }));
}

/** Replaces the gauge of this name. @param read called at each scrape; an error is logged and leaves out this gauge alone */
export function gauge(name: string, help: string, read: () => Reading | Promise<Reading>, label?: string): void {
  register.removeSingleMetric(name);
  const metric: Gauge = new Gauge({
    name,
    help,
    labelNames: label ? [label] : [],
    collect: async () => {
      // Without labels, reset() would set 0.
      if (label) metric.reset();
      else metric.remove();
      try {
        const reading = await read();
        if (typeof reading === "number") metric.set(reading);
        else if (label) for (const [key, value] of Object.entries(reading ?? {})) metric.set({ [label]: key }, value);
      } catch (error) {
        log.warn(`The metric ${name} could not be read (${reasonOf(error)})`);
      }
    },
  });
}

export function writeMetrics(): Promise<string> {
  return register.metrics();
}
