import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { nextAuthActions } from "~/lib/routes";
import { authOptions } from "~/server/auth/next-auth";
import { clearDeadSession, SESSION_COOKIE, staffCookieLine } from "~/server/auth/session";

function handlerOf(method: keyof typeof nextAuthActions) {
  return async (request: NextRequest, context: { params: Promise<{ nextauth: string[] }> }) => {
    const { nextauth } = await context.params;
    if (!nextAuthActions[method].some((action) => action === nextauth.join("/"))) return new Response(null, { status: 404 });
    try {
      const response: Response = await NextAuth(request, context, authOptions(request.headers));
      if (nextauth.join("/") === "session" && !(await hasUser(response))) return signedOut(response, request.headers);
      return withStaffCookie(response, request.headers);
    } catch (error) {
      // The body is no JSON.
      if (error instanceof SyntaxError) return new Response(null, { status: 400 });
      throw error;
    }
  };
}

async function hasUser(response: Response): Promise<boolean> {
  const session: unknown = await response.clone().json();
  return typeof session === "object" && session !== null && "user" in session;
}

/** next-auth renews the session cookie even when the session has ended: removes it. */
function signedOut(response: Response, headers: Headers): Response {
  const answer = new Response(response.body, response);
  answer.headers.delete("set-cookie");
  clearDeadSession(answer.headers, headers);
  return answer;
}

/** Sets or removes the staff cookie together with the session's. */
function withStaffCookie(response: Response, headers: Headers): Response {
  const session = response.headers.getSetCookie().find((line) => line.startsWith(`${SESSION_COOKIE}=`));
  if (session === undefined) return response;
  const answer = new Response(response.body, response);
  answer.headers.append("set-cookie", staffCookieLine(!session.startsWith(`${SESSION_COOKIE}=;`), headers));
  return answer;
}

export const GET = handlerOf("GET");
export const POST = handlerOf("POST");
