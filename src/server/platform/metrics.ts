import { log, reasonOf } from "./log";

type Labels = Readonly<Record<string, string>>;
type ValuesOf<Names extends readonly string[]> = { [Index in keyof Names]: string };
type Sample = { labels?: Labels; value: number };
type Samples = number | readonly Sample[];
type Metric = { help: string; type: "counter" | "gauge" | "histogram"; read(): Promise<string[]> };

const metrics = new Map<string, Metric>();

export function counter<const Names extends readonly string[]>(name: string, help: string, labels: Names) {
  const counts = new Map<string, number>();
  const read = async () => [...counts].map(([key, count]) => `${name}${format(labelled(labels, key))} ${count}`);
  metrics.set(name, { help, type: "counter", read });
  return {
    add: (...values: ValuesOf<Names>) => {
      const key = values.join(separator);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
  };
}

/**
 * How many observed values were at most as large as each bound, and their sum.
 * @param name ends with the unit
 * @param bounds ascending
 */
export function histogram<const Names extends readonly string[]>(
  name: string,
  help: string,
  labels: Names,
  bounds: readonly number[],
) {
  // Counted for the first bound that fits, and added up when they are read: observing is done for every request.
  const series = new Map<string, { counts: number[]; sum: number }>();
  const read = async () =>
    [...series].flatMap(([key, { counts, sum }]) => {
      const own = labelled(labels, key);
      let count = 0;
      const buckets = [...bounds.map(String), "+Inf"].map((le, index) => {
        count += counts[index] ?? 0;
        return `${name}_bucket${format({ ...own, le })} ${count}`;
      });
      return [...buckets, `${name}_sum${format(own)} ${sum}`, `${name}_count${format(own)} ${count}`];
    });
  metrics.set(name, { help, type: "histogram", read });
  return {
    observe: (value: number, ...values: ValuesOf<Names>) => {
      const key = values.join(separator);
      let known = series.get(key);
      if (!known) {
        known = { counts: new Array(bounds.length + 1).fill(0), sum: 0 };
        series.set(key, known);
      }
      const fitting = bounds.findIndex((bound) => value <= bound);
      const index = fitting === -1 ? bounds.length : fitting;
      known.counts[index] = (known.counts[index] ?? 0) + 1;
      known.sum += value;
    },
  };
}

export function gauge(name: string, help: string, read: () => Samples | Promise<Samples>): void {
  const readLines = async () => {
    const samples = await read();
    const all = typeof samples === "number" ? [{ value: samples }] : samples;
    return all.map(({ labels = {}, value }: Sample) => `${name}${format(labels)} ${value}`);
  };
  metrics.set(name, { help, type: "gauge", read: readLines });
}

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

/** Between the values of labels in the key of a series: no value has it. */
const separator = "\0";

function labelled(names: readonly string[], key: string): Labels {
  const values = key.split(separator);
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""]));
}

function format(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, escapeChar)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

function escapeChar(char: string): string {
  return char === "\n" ? "\\n" : `\\${char}`;
}
