import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "~/server/auth/next-auth";

/** None of next-auth's forms says much. */
const MAX_BODY_BYTES = 64 * 1024;

function handler(request: NextRequest, context: { params: Promise<{ nextauth: string[] }> }) {
  // next-auth reads a body to its end: it must say beforehand how long it is, and Node holds it to that.
  const isShort = Number(request.headers.get("content-length") ?? Number.NaN) <= MAX_BODY_BYTES;
  if (request.method === "POST" && !isShort) return new Response(null, { status: 413 });
  return NextAuth(request, context, authOptions(request.headers));
}

export { handler as GET, handler as POST };
