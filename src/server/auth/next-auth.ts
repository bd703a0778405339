import type { AuthOptions } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { safeNext } from "~/lib/urls";
import { loadActor } from "~/server/auth/actor";
import { authSecret } from "~/server/auth/secret";
import { endSession, SESSION_COOKIE, SESSION_SECONDS } from "~/server/auth/session";
import { signIn, signInSchema } from "~/server/auth/sign-in";
import { database } from "~/server/db/client";
import { AppError } from "~/server/platform/errors";
import { log } from "~/server/platform/log";
import { clientIp, isSecure } from "~/server/request/origin";

/** Configures next-auth to use our own sessions: its cookie is the one that REST and the app set, for the same rows. */
export function authOptions(headers: Headers): AuthOptions {
  return {
    secret: authSecret(),
    // Suppresses the warning about a missing NEXTAUTH_URL, which the site does not need.
    logger: { warn: () => {} },
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    cookies: {
      sessionToken: {
        name: SESSION_COOKIE,
        options: { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure(headers) },
      },
    },
    pages: { signIn: "/admin", signOut: "/admin", error: "/admin" },
    providers: [
      Credentials({
        credentials: { email: { type: "email" }, password: { type: "password" }, code: { type: "text" } },
        authorize: async (credentials) => {
          // The declared type is not checked: a body may be any JSON.
          const input = signInSchema.safeParse(credentials);
          if (!input.success) return null;
          const client = { ip: clientIp(headers), userAgent: headers.get("user-agent") };
          try {
            const { profile, sessionId } = await signIn(database(), input.data, client, new Date());
            return { id: String(profile.id), name: profile.name, email: profile.email, sessionId };
          } catch (error) {
            // next-auth sends an error's message to the client: codes of refusals may be sent, other messages not.
            if (error instanceof AppError) throw error;
            log.error("A sign-in failed", error);
            throw new AppError("ERROR_SERVER");
          }
        },
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) => (user && "sessionId" in user ? { sid: user.sessionId } : token),
      session: async ({ token, session }) => {
        const actor = typeof token.sid === "string" ? await loadActor(database(), token.sid, new Date()) : null;
        if (!actor) return { expires: session.expires };
        return { expires: session.expires, user: { id: actor.id, name: actor.name, email: actor.email, role: actor.role } };
      },
      // Prevents open redirects: allows only pages of this site.
      redirect: ({ url, baseUrl }) => {
        if (!URL.canParse(url, baseUrl)) return "/";
        const { pathname, search } = new URL(url, baseUrl);
        return safeNext(pathname + search) ?? "/";
      },
    },
    events: {
      signOut: async ({ token }) => {
        if (typeof token?.sid === "string") await endSession(database(), token.sid);
      },
    },
  };
}
