import { expect, test } from "vitest";
import { sessionCookie, sessionOf } from "./session";

const pairOf = async (id: string) => (await sessionCookie(id, new Headers())).split(";")[0];

test("finds a session beside a cookie of the same name from another site of the domain", async () => {
  const pair = await pairOf("own");
  for (const cookie of [pair, `token=evil; ${pair}`, `token=; ${pair}`, `${pair}; token=evil`]) {
    expect(await sessionOf(new Headers({ cookie: `locale=vi; ${cookie}` }))).toMatchObject({ id: "own" });
  }
  expect(await sessionOf(new Headers({ cookie: "token=evil; token=" }))).toBeNull();
});
