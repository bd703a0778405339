import type { z } from "zod";
import type { Db } from "~/server/db/client";

export type Command<Input, Output> = {
  name: string;
  input: z.ZodType<Input>;
  output: z.ZodType<Output>;
  /** @throws CommandError */
  run(context: CommandContext, input: Input): Promise<Output>;
};

/** `origin`: the site's origin, without a trailing slash. */
export type CommandContext = {
  db: Db;
  origin: string;
  now: Date;
  /** Available only in the running site; see `suspendSite`. */
  suspend?: (() => Promise<() => Promise<void>>) | undefined;
  /** Available only in the running site: keeps the connection open and calls back when the client closes it. */
  onceClosed?: (end: () => void) => void;
};
