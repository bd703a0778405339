import { log, reasonOf } from "./log";

type Labels = Readonly<Record<string, string>>;
type Sample = { labels?: Labels; value: number };
type Samples = number | readonly Sample[];
type Metric = { help: string; type: "counter" | "gauge" | "histogram"; read(): Promise<string[]> };

const metrics = new Map<string, Metric>();

/** A number that only grows. @param name ends with `_total` */
export function counter(name: string, help: string) {
  const values = new Map<string, number>();
  const read = async () => [...values].map(([labels, value]) => `${name}${labels} ${value}`);
  metrics.set(name, { help, type: "counter", read });
  return {
    add: (labels: Labels = {}) => {
      const key = format(labels);
      values.set(key, (values.get(key) ?? 0) + 1);
    },
  };
}

/** How many observed values were at most as large as each bound, and their sum. @param name ends with the unit */
export function histogram(name: string, help: string, bounds: readonly number[]) {
  type Series = { labels: Labels; counts: number[]; count: number; sum: number };
  const series = new Map<string, Series>();
  const read = async () =>
    [...series].flatMap(([key, { labels, counts, count, sum }]) => [
      ...bounds.map((bound, index) => `${name}_bucket${format({ ...labels, le: String(bound) })} ${counts[index]}`),
      `${name}_bucket${format({ ...labels, le: "+Inf" })} ${count}`,
      `${name}_sum${key} ${sum}`,
      `${name}_count${key} ${count}`,
    ]);
  metrics.set(name, { help, type: "histogram", read });
  return {
    observe: (labels: Labels, value: number) => {
      const key = format(labels);
      const known = series.get(key) ?? { labels, counts: bounds.map(() => 0), count: 0, sum: 0 };
      known.counts = known.counts.map((count, index) => count + (value <= (bounds[index] ?? 0) ? 1 : 0));
      known.count += 1;
      known.sum += value;
      series.set(key, known);
    },
  };
}

/**
 * A number that is read when it is asked for.
 * @param read one number, or one for each set of labels; when it throws, the metric is left out
 */
export function gauge(name: string, help: string, read: () => Samples | Promise<Samples>): void {
  const readLines = async () => {
    const samples = await read();
    const all = typeof samples === "number" ? [{ value: samples }] : samples;
    return all.map(({ labels = {}, value }: Sample) => `${name}${format(labels)} ${value}`);
  };
  metrics.set(name, { help, type: "gauge", read: readLines });
}

/** All metrics of this process in the text format of Prometheus, version 0.0.4. */
export async function writeMetrics(): Promise<string> {
  const parts = await Promise.all(
    [...metrics].map(async ([name, { help, type, read }]) => {
      const lines = await read().catch((error: unknown) => {
        log.warn(`The metric ${name} could not be read (${reasonOf(error)})`);
        return [];
      });
      return lines.length === 0 ? "" : `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("\n")}\n`;
    }),
  );
  return parts.join("");
}

function format(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, escapeChar)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

function escapeChar(char: string): string {
  return char === "\n" ? "\\n" : `\\${char}`;
}
