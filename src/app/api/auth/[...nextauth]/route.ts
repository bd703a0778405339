import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "~/server/auth/next-auth";

function handler(request: NextRequest, context: { params: Promise<{ nextauth: string[] }> }) {
  return NextAuth(request, context, authOptions(request.headers));
}

export { handler as GET, handler as POST };
