import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createQueryClient } from "./query-client";

/** Returns which queries a mutation invalidates: an article's, its category's, and one of another domain. */
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

test("refetches every query of the saved kind of record", async () => {
  expect(await staleAfter(["news", "article", "update"])).toEqual([
    "news.article.byId",
    "news.article.list",
    "news.article.pending.byId",
  ]);
});

test("refetches the record when a pending change is published, so that its heading and row follow", async () => {
  expect(await staleAfter(["news", "article", "pending", "publish"])).toEqual([
    "news.article.byId",
    "news.article.list",
    "news.article.pending.byId",
  ]);
});

test("asks anew for what was asked for the first time before the change, and answered after it", async () => {
  const client = createQueryClient();
  let answerOld = () => {};
  const old = new Promise<string>((resolve) => {
    answerOld = () => resolve("old");
  });
  const answers = [old, "new"];
  const queryKey = [["website", "setting", "menuFits"]];
  const observer = new QueryObserver(client, { queryKey, queryFn: () => answers.shift() ?? "none" });
  const stop = observer.subscribe(() => {});
  const saving = client
    .getMutationCache()
    .build(client, { mutationKey: [["website", "setting", "update"]], mutationFn: async () => ({}) })
    .execute(undefined);
  setTimeout(answerOld, 10);
  await saving;
  expect(client.getQueryData(queryKey)).toBe("new");
  stop();
});
