import { health } from "~/server/health";

export const dynamic = "force-dynamic";

/** The process can do its work: its database answers and its files can be reached. */
export async function GET(): Promise<Response> {
  const checks = await health();
  const isReady = Object.values(checks).every((state) => state === "ok");
  const status = isReady ? 200 : 503;
  return Response.json(
    { status: isReady ? "ok" : "unavailable", ...checks },
    { status, headers: { "Cache-Control": "no-store" } },
  );
}
