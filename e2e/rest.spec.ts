import { randomUUID } from "node:crypto";
import { actions, adminPages } from "~/features/registry";
import { expect, test } from "./fixtures";
import { administrator } from "./site-under-test";

test("signs in, reads the account and its rights, and signs out", async ({ request }) => {
  const login = await request.post("/api/auth/login", { data: { ...administrator, language: "en" } });
  expect(login.status()).toBe(200);
  const dataUser = { name: "Administrator", email: administrator.email, roleId: 1, role: { id: 1, name: "ADMIN" } };
  expect(await login.json()).toEqual({ dataUser: { id: expect.any(Number), ...dataUser } });
  const cookie = login.headers()["set-cookie"] ?? "";
  expect(cookie).toMatch(/^token=[^;]+;/);
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
  expect(cookie).toMatch(/Path=\//i);
  expect(cookie).not.toMatch(/Secure/i);
  expect(login.headers()["cache-control"]).toBe("no-store");

  const info = await request.get("/api/user/info");
  expect(await info.json()).toEqual({ dataUser: { id: expect.any(Number), ...dataUser } });
  const { data } = await (await request.get("/api/permission/list-function")).json();
  // An administrator may do everything that a page offers, and nothing else.
  for (const { path, actions: offered } of adminPages) {
    const flags = Object.fromEntries(actions.map((action) => [action, offered.some((one) => one === action)]));
    expect(data).toContainEqual({ path, ...flags });
  }

  const token = cookie.split(";")[0] ?? "";
  const logout = await request.post("/api/auth/logout");
  expect([logout.status(), await logout.json()]).toEqual([200, {}]);
  expect((await request.get("/api/user/info")).status()).toBe(401);
  // The session has ended on the server, even for a client that still has the cookie.
  const ended = await request.get("/api/user/info", { headers: { cookie: token } });
  expect([ended.status(), await ended.json()]).toEqual([401, { message: "Invalid token!" }]);
});

test("each refusal has its status and its code", async ({ request }) => {
  const answerTo = async (path: string, data: unknown, headers: Record<string, string> = {}) => {
    const answer = await request.post(path, { data, headers });
    return [answer.status(), (await answer.json()).message];
  };
  const email = `${randomUUID()}@example.com`;
  const person = { name: "Mai Anh", email, password: "a long enough one", confirmPassword: "a long enough one" };
  const login = "/api/auth/login";
  const register = "/api/auth/register";
  const json = { "content-type": "application/json" };

  expect(await answerTo(login, { email, password: "not this" })).toEqual([401, "ERROR_ACCOUNT_PASSWORD_WRONG"]);
  expect(await answerTo(login, { email })).toEqual([400, "ERROR_DATA_SUBMIT_IS_INVALID"]);
  expect(await answerTo(login, Buffer.from("{not json"), json)).toEqual([400, "ERROR_DATA_SUBMIT_IS_INVALID"]);
  expect(await answerTo(register, { ...person, name: "M" })).toEqual([400, "ERROR_USERNAME_NOT_FORMAT"]);
  expect(await answerTo(register, { ...person, password: "short", confirmPassword: "short" })).toEqual([
    400,
    "ERROR_PASSWORD_NOT_FORMAT",
  ]);
  expect(await answerTo(register, { ...person, confirmPassword: "another one" })).toEqual([
    400,
    "ERROR_USER_PASSWORD_AND_CONFIRM_PASSWORD_NOT_MATCH",
  ]);
  expect(await answerTo(register, { ...person, email: administrator.email })).toEqual([409, "ERROR_EMAIL_EXIST"]);

  const made = await request.post(register, { data: person });
  expect([made.status(), await made.json()]).toEqual([
    201,
    { dataUser: { id: expect.any(Number), name: "Mai Anh", email, roleId: 2, role: { id: 2, name: "USER" } } },
  ]);
  expect(await answerTo(login, person)).toEqual([403, "ERROR_ACCOUNT_NOT_VERIFY_EMAIL"]);

  for (const path of ["/api/user/info", "/api/permission/list-function"]) {
    const without = await request.get(path);
    expect([without.status(), await without.json()]).toEqual([401, { message: "Token is required!" }]);
    const bad = await request.get(path, { headers: { cookie: "token=made-up" } });
    expect([bad.status(), await bad.json()]).toEqual([401, { message: "Invalid token!" }]);
  }
});

test("refuses requests that pages of other sites make a visitor's browser send", async ({ request, baseURL }) => {
  const attempt = async (headers: Record<string, string>) =>
    (await request.post("/api/auth/login", { data: administrator, headers })).status();
  expect(await attempt({ origin: "https://elsewhere.example" })).toBe(403);
  expect(await attempt({ "sec-fetch-site": "cross-site", origin: "https://elsewhere.example" })).toBe(403);
  expect(await attempt({ "sec-fetch-site": "same-origin", origin: baseURL ?? "" })).toBe(200);
  const call = await request.post("/api/trpc/career.level.delete", {
    data: { json: { ids: [1] } },
    headers: { "sec-fetch-site": "cross-site", origin: "https://elsewhere.example" },
  });
  expect(call.status()).toBe(403);
});

test("answers health checks", async ({ request }) => {
  expect((await request.get("/api/health/live")).status()).toBe(200);
  expect((await request.get("/api/health/ready")).status()).toBe(200);
});
