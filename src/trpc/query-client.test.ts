import { expect, test } from "vitest";
import { createQueryClient } from "./query-client";

/** The queries of an article, one of its category and one of another domain, that a mutation makes stale. */
async function staleAfter(mutation: string[]): Promise<string[]> {
  const client = createQueryClient();
  const queries = [
    ["news", "article", "byId"],
    ["news", "article", "list"],
    ["news", "article", "pending", "byId"],
    ["news", "category", "list"],
    ["website", "page", "list"],
  ];
  for (const path of queries) client.setQueryData([path], {});
  await client
    .getMutationCache()
    .build(client, { mutationKey: [mutation], mutationFn: async () => ({}) })
    .execute(undefined);
  return queries.filter((path) => client.getQueryState([path])?.isInvalidated).map((path) => path.join("."));
}

test("a save refetches all that was read of its kind of record", async () => {
  expect(await staleAfter(["news", "article", "update"])).toEqual([
    "news.article.byId",
    "news.article.list",
    "news.article.pending.byId",
  ]);
});

test("publishing a change refetches the record, so that its heading and its row in the list follow", async () => {
  expect(await staleAfter(["news", "article", "pending", "publish"])).toEqual([
    "news.article.byId",
    "news.article.list",
    "news.article.pending.byId",
  ]);
});
