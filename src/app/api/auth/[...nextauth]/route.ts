import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "~/server/auth/next-auth";

/** What signing in and out by next-auth takes, by method; all its other actions are for providers that the site does not have. */
const actions = {
  GET: ["csrf", "session", "providers", "signin", "error"],
  POST: ["callback/credentials", "signout"],
};

function handlerOf(method: keyof typeof actions) {
  return async (request: NextRequest, context: { params: Promise<{ nextauth: string[] }> }) => {
    const { nextauth } = await context.params;
    if (!actions[method].includes(nextauth.join("/"))) return new Response(null, { status: 404 });
    try {
      return await NextAuth(request, context, authOptions(request.headers));
    } catch (error) {
      // A body that is no JSON.
      if (error instanceof SyntaxError) return new Response(null, { status: 400 });
      throw error;
    }
  };
}

export const GET = handlerOf("GET");
export const POST = handlerOf("POST");
