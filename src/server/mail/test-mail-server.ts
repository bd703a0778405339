import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export async function startMailServer(options: SMTPServerOptions = {}, port = 0) {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail);
          done();
        });
      });
    },
    ...options,
  });
  // A client that disconnects does not fail the test.
  server.on("error", () => {});
  const listening = await new Promise<AddressInfo | string | null>((resolve) => {
    const { server: socket } = server;
    server.listen(port, "127.0.0.1", () => resolve(socket.address()));
  });
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  const used = typeof listening === "object" && listening ? listening.port : 0;
  return { mails, close, port: used, url: `smtp://127.0.0.1:${used}` };
}
