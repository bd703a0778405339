import "server-only";

import { TRPCError } from "@trpc/server";
import { notFound } from "next/navigation";

/**
 * Reads the record named in a page's URL.
 * @param byId caller of its procedure: `trpc.news.article.byId`
 * @throws Next's not-found error when there is no such record
 */
export async function readRecord<Row>(id: string, byId: (input: { id: number }) => Promise<Row>): Promise<Row> {
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound();
  try {
    return await byId({ id: Number(id) });
  } catch (error) {
    if (error instanceof TRPCError && error.code === "NOT_FOUND") notFound();
    throw error;
  }
}
