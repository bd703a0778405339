import { chmodSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import path from "node:path";
import { z } from "zod";
import { CommandError } from "~/server/platform/command-error";
import { log } from "~/server/platform/log";
import type { Command, CommandContext } from "./command";

const requestMs = 5_000;
const longestLine = 1_000_000;

const requestSchema = z.object({ command: z.string(), input: z.unknown() });
const answerSchema = z.union([z.object({ result: z.unknown() }).strict(), z.object({ error: z.string() }).strict()]);
type Answer = z.infer<typeof answerSchema>;

/** Returns the path of the socket; null on Windows, and where the path is too long for a socket. */
export function socketOf(dataDir: string): string | null {
  if (process.platform === "win32") return null;
  const absolute = path.join(path.resolve(dataDir), "control.sock");
  // Socket paths, with the final zero, are limited to 104 bytes on macOS, 108 on Linux.
  return [absolute, path.relative("", absolute)].find((file) => Buffer.byteLength(file) < 104) ?? null;
}

/** Listens for this user's commands. Replaces an existing socket: hold the database's lock. @returns stops listening */
export async function serveCommands(
  file: string,
  commands: readonly Command<unknown, unknown>[],
  context: () => CommandContext,
): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>();
  const underWay = new Set<Promise<void>>();
  let isStopping = false;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket)).on("error", () => socket.destroy());
    const silent = setTimeout(() => socket.destroy(), requestMs);
    void readLine(socket).then((line) => {
      clearTimeout(silent);
      if (line === null) return;
      const ends: (() => void)[] = [];
      const onceClosed = (end: () => void) => void ends.push(end);
      const answering = answer(line, commands, { ...context(), onceClosed }).then((reply) => {
        const close = () => {
          if (!isStopping) for (const end of ends) end();
        };
        if (socket.destroyed) return close();
        socket.once("close", close).write(`${JSON.stringify(reply)}\n`);
        if (ends.length === 0) socket.end();
      });
      underWay.add(answering);
      void answering.finally(() => underWay.delete(answering));
    });
  });
  rmSync(file, { force: true });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(file, resolve));
  chmodSync(file, 0o600);
  return async () => {
    isStopping = true;
    const closed = new Promise((resolve) => server.close(resolve));
    await Promise.allSettled(underWay);
    for (const socket of sockets) socket.destroySoon();
    await closed;
  };
}

async function answer(line: string, commands: readonly Command<unknown, unknown>[], context: CommandContext): Promise<Answer> {
  try {
    const request = requestSchema.parse(JSON.parse(line));
    const command = commands.find(({ name }) => name === request.command);
    if (!command) throw new CommandError(`The running site does not know ${request.command}: it is of another version.`);
    return { result: await command.run(context, command.input.parse(request.input)) };
  } catch (error) {
    if (error instanceof CommandError) return { error: error.message };
    log.error("A command failed", error);
    return { error: "The command failed; the log of the site says why." };
  }
}

/** Calls a command of the running site. @returns null when no site listens @throws CommandError when the site refuses */
export async function callSite<Input, Output>(
  file: string,
  { name, output }: Command<Input, Output>,
  input: Input,
): Promise<{ result: Output } | null> {
  const answered = await holdSite(file, { name, output }, input);
  answered?.release();
  return answered && { result: answered.result };
}

/** Calls a command and keeps the connection open until `release` is called or this process ends. */
export async function holdSite<Input, Output>(
  file: string,
  { name, output }: Pick<Command<Input, Output>, "name" | "output">,
  input: Input,
): Promise<{ result: Output; release(): void } | null> {
  const answered = await ask(file, JSON.stringify({ command: name, input }));
  if (answered === null) return null;
  const { line, socket } = answered;
  const release = () => void socket.end();
  try {
    const reply = answerSchema.parse(JSON.parse(line));
    if ("error" in reply) throw new CommandError(reply.error);
    return { result: output.parse(reply.result), release };
  } catch (error) {
    release();
    throw error;
  }
}

/** Sends a line and reads the answer. @returns null when nothing listens */
function ask(file: string, line: string): Promise<{ line: string; socket: Socket } | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(file, () => socket.write(`${line}\n`));
    socket.once("error", (error) => {
      const code = "code" in error ? error.code : undefined;
      // The socket never existed, or a killed site left it.
      if (code === "ENOENT" || code === "ECONNREFUSED") resolve(null);
      else reject(error);
    });
    void readLine(socket).then((answered) => {
      if (answered === null) reject(new CommandError("The site stopped before it answered."));
      else resolve({ line: answered, socket });
    });
  });
}

function readLine(socket: Socket): Promise<string | null> {
  return new Promise((resolve) => {
    let text = "";
    socket.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
      const end = text.indexOf("\n");
      if (end !== -1) resolve(text.slice(0, end));
      else if (text.length > longestLine) socket.destroy();
    });
    socket.once("close", () => resolve(null));
  });
}
