import type { PartContext } from "../data";
import type { PartOf } from "../parts";

export async function loadJobList(_part: PartOf<"jobList">, { own }: PartContext) {
  return own.jobs ?? null;
}
