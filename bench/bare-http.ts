// Bare `http` server for a process of its own: node --import tsx bare-http.ts URL PORT. Gives the answer of a URL to every request,
// with the same headers: what Node itself can do with such a page.
import { createServer } from "node:http";
import { expectOk } from "./http";

const [url = "", port = ""] = process.argv.slice(2);
const { headers, body } = await expectOk(url);
// Node writes these itself.
const { connection: _, "keep-alive": __, date: ___, ...own } = headers;
createServer((_request, response) => response.writeHead(200, own).end(body)).listen(Number(port), "127.0.0.1");
