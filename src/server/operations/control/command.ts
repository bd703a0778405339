import type { z } from "zod";
import type { Db } from "~/server/db/client";

/** A command of an operator. The running site carries it out, or the script itself: see `runCommand`. */
export type Command<Input, Output> = {
  name: string;
  input: z.ZodType<Input>;
  /** Of what travels as JSON. */
  output: z.ZodType<Output>;
  /** @throws CommandError */
  run(context: CommandContext, input: Input): Promise<Output>;
};

/** `origin`: the address of the site, without a slash at its end. */
export type CommandContext = {
  db: Db;
  origin: string;
  now: Date;
  /** In the running site alone: see `suspendSite`. */
  suspend?: (() => Promise<() => Promise<void>>) | undefined;
  /** In the running site alone: keeps the connection of the command open, and calls this when its other end has closed it. */
  onceClosed?: (end: () => void) => void;
};
