import type { Bench } from "./beside-sql";
import { expectOk } from "./http";
import { queryUrl } from "./site";
import { median, type Row, ratio } from "./table";

const rounds = 60;
const term = "bao cao 77";

/** Compares the palette, which searches every entity in one call, with one searched list. */
export async function comparePalette(benches: readonly Bench[], say: (text: string) => void): Promise<Row[]> {
  say("lists: palette");
  const rows: Row[] = [];
  for (const { site, size } of benches) {
    const timeQuery = async (procedure: string, input: object) => {
      const { ms } = await expectOk(queryUrl(site.origin, procedure, input), { headers: { cookie: site.cookie } });
      return ms;
    };
    const times = { palette: [] as number[], list: [] as number[] };
    for (let round = -10; round < rounds; round++) {
      const palette = await timeQuery("system.search.records", { term, locale: "vi" });
      const list = await timeQuery("news.article.list", { pageSize: 20, search: term });
      if (round < 0) continue;
      times.palette.push(palette);
      times.list.push(list);
    }
    const name = `palette, ${size.toLocaleString("en-US")} articles / one searched list`;
    rows.push(ratio(name, { ours: median(times.palette), against: median(times.list), unit: "ms" }, { atMost: 3 }));
  }
  return rows;
}
