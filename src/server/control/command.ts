import type { z } from "zod";
import type { PrismaClient } from "~/generated/prisma/client";

/** Something that an operator of the site has done by a command line, by the running site or without one. See `runCommand`. */
export type Command<Input, Output> = {
  name: string;
  input: z.ZodType<Input>;
  /** Of what travels as JSON. */
  output: z.ZodType<Output>;
  /** @throws CommandError */
  run(context: CommandContext, input: Input): Promise<Output>;
};

/** `origin`: the address of the site, without a slash at its end. */
export type CommandContext = { db: PrismaClient; origin: string; now: Date };

/** Why a command can't be carried out, in one line for the operator. Told by its name, as the class may exist twice. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}
