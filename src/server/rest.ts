import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { env } from "~/env.js";
import { tokenOf } from "~/server/auth/session";
import { createContext } from "~/server/crud/context";
import { decryptPayload } from "~/server/http/payload";
import { readAtMost } from "~/server/http/read-at-most";
import { AppError, toAppError } from "~/server/platform/errors";
import { log } from "~/server/platform/log";
import { isForeign } from "~/server/request/origin";
import { createCaller } from "~/server/root";

const MAX_BODY_BYTES = 64 * 1024;

/** REST calls. Each calls the same procedure as the app, which makes all checks. docs/rest.md describes them. */
export const restCalls = {
  login: call(
    "POST",
    "/api/auth/login",
    200,
    ({ system }) => system.account.signIn,
    (dataUser) => ({ dataUser }),
  ),
  register: call(
    "POST",
    "/api/auth/register",
    201,
    ({ system }) => system.account.signUp,
    ({ profile }) => ({ dataUser: profile }),
  ),
  logout: call(
    "POST",
    "/api/auth/logout",
    200,
    ({ system }) => system.account.signOut,
    () => ({}),
  ),
  userInfo: call(
    "GET",
    "/api/user/info",
    200,
    ({ system }) => system.account.me,
    (dataUser) => ({ dataUser }),
  ),
  listFunction: call(
    "GET",
    "/api/permission/list-function",
    200,
    ({ system }) => system.account.permissions,
    (data) => ({ data }),
  ),
};

type Caller = ReturnType<typeof createCaller>;

function call<Input, Output>(
  method: "GET" | "POST",
  path: string,
  status: number,
  procedure: (caller: Caller) => (input: Input) => Promise<Output>,
  shape: (output: Output) => object,
) {
  // The procedure validates the input with its own schema.
  const answer = async (caller: Caller, json: string | undefined) =>
    shape(await procedure(caller)(json === undefined ? undefined : JSON.parse(json)));
  return { method, path, status, answer };
}

export function restHandler(name: keyof typeof restCalls): (request: Request) => Promise<Response> {
  const { status, answer } = restCalls[name];
  return async (request) => {
    const resHeaders = new Headers({ "cache-control": "no-store" });
    try {
      if (isForeign(request.headers)) throw new AppError("ERROR_FORBIDDEN");
      const caller = createCaller(await createContext({ headers: request.headers, resHeaders }));
      return Response.json(await answer(caller, await readJson(request)), { status, headers: resHeaders });
    } catch (error) {
      return refusal(error, request.headers, resHeaders);
    }
  };
}

/** Reads and, where necessary, decrypts the JSON of a body. @throws SyntaxError, ERROR_DATA_SUBMIT_IS_INVALID */
async function readJson(request: Request): Promise<string | undefined> {
  if (request.method === "GET") return undefined;
  const text = await (await readAtMost(request, MAX_BODY_BYTES))?.text();
  if (text === undefined) throw new AppError("ERROR_DATA_SUBMIT_IS_INVALID");
  if (text.trim() === "") return undefined;
  const body: unknown = JSON.parse(text);
  if (!env.PAYLOAD_SECRET || !isEncrypted(body)) return text;
  const json = decryptPayload(body.payload, env.PAYLOAD_SECRET);
  if (json === null) throw new AppError("ERROR_DATA_SUBMIT_IS_INVALID");
  return json;
}

function isEncrypted(body: unknown): body is { payload: string } {
  return typeof body === "object" && body !== null && "payload" in body && typeof body.payload === "string";
}

/** Answers with an error code, or with one of two texts about tokens that existing clients check. */
function refusal(error: unknown, headers: Headers, resHeaders: Headers): Response {
  const respond = (status: number, message: string) => Response.json({ message }, { status, headers: resHeaders });
  const appError = toAppError(error);
  if (appError) {
    if (appError.appCode === "ERROR_UNAUTHORIZED")
      return respond(401, tokenOf(headers) ? "Invalid token!" : "Token is required!");
    if (appError.details.retryAfter) resHeaders.set("retry-after", String(appError.details.retryAfter));
    return respond(getHTTPStatusCodeFromError(appError), appError.appCode);
  }
  const isBadInput = error instanceof SyntaxError || (error instanceof TRPCError && error.code === "BAD_REQUEST");
  if (isBadInput) return respond(400, "ERROR_DATA_SUBMIT_IS_INVALID");
  log.error("A REST call failed", error instanceof TRPCError ? error.cause : error);
  return respond(500, "ERROR_SERVER");
}
