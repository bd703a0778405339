import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { localePath, splitLocale } from "~/i18n/routing";
import { codeKey } from "~/lib/codes";
import { MAX_FILE_BYTES } from "~/lib/files";
import { normalPath } from "~/lib/site-path";
import { isDiskFull } from "~/server/error-facts";
import { AppError, toAppError } from "~/server/errors";
import type { Outcome, PublicForm } from "~/server/forms/form";
import { doubtOf } from "~/server/forms/robots";
import { type FormState, withFormState } from "~/server/forms/state";
import { log } from "~/server/log";
import type { Rendered } from "~/server/pages/page-cache";
import { TimeoutError, withTimeout } from "~/server/timeout";
import { translatorFor } from "~/server/translator";
import { busyAnswer, sendAnswer, toHeaders } from "./answer";
import { BodyRefusedError, readBody } from "./body";
import { clientNetwork } from "./client";
import { type ParsedForm, parseForm } from "./form-body";
import { createMemoryBudget } from "./memory-budget";
import { holdUntilSent } from "./next-gateway";
import { isForeign } from "./origin";
import { type Queue, QueueFullError } from "./queue";
import { countAttempt } from "./throttle";

const KiB = 1024;
const MiB = 1024 * KiB;

/** The longest body of a form without a file, and of the fields of one whose file is too large. */
export const FIELDS_BYTES = 64 * KiB;
/** The longest body of a form with a file. */
export const FILE_FORM_BYTES = MAX_FILE_BYTES + FIELDS_BYTES;

/** How many forms of one network are read at once. */
const MAX_AT_ONCE = 4;
/** The least speed of an upload. A file of 10 MB must come seven times as fast to arrive within its three minutes. */
const MIN_BYTES_PER_SECOND = 8 * KiB;
const maxMs = 15_000;

type Options = {
  forms: readonly PublicForm[];
  /** Where visitors' requests wait, beside the renders of public pages. */
  queue: Queue;
  /** Renders the page at an address, past the page cache; what of a request may change a page is taken from `request`. */
  render(url: string, request: IncomingMessage): Promise<Rendered>;
  /** Answers with the site's own page for what is not there, or can't be shown now. */
  answerMissing(request: IncomingMessage, response: ServerResponse, url: string): Promise<void>;
  answerFailure(request: IncomingMessage, response: ServerResponse, url: string): Promise<void>;
};

/** Where a request leads: the form at that address, and what it concerns. */
type Place = { form: PublicForm; part: string; locale: "en" | "vi"; path: string; search: string };

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Answers the forms of the public site, because a page of Next can't read the body of a POST. What is accepted leads to a page
 * that says so (303); what is refused gets the page again, rendered with its messages and with all that was typed (422). It also
 * answers the pages that are reached by a link from a mail, which no cache may hold.
 * @returns the listener for a request; null where it is for no form
 */
export function createPublicForms({ forms, queue, render, answerMissing, answerFailure }: Options) {
  // Anonymous requests must not fill the memory, nor uploads keep out the short forms.
  const uploadMemory = createMemoryBudget({ maxBytes: 96 * MiB, maxBytesPerClient: 2 * FILE_FORM_BYTES });
  const memory = createMemoryBudget({ maxBytes: 16 * MiB, maxBytesPerClient: 4 * MiB });
  const reading = new Map<string, number>();

  return (request: IncomingMessage): Listener | null => {
    const place = placeOf(request.url ?? "");
    if (!place) return null;
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (request.method === "POST") return withFailures(place, (...args) => answerPost(place, ...args));
    return isRead && place.form.isPrivate ? withFailures(place, (...args) => answerPrivate(place, ...args)) : null;
  };

  function placeOf(url: string): Place | null {
    const [rawPath = "", query] = url.split(/\?(.*)/s);
    const normal = normalPath(rawPath);
    if (normal === null) return null;
    const { locale, path } = splitLocale(normal);
    for (const form of forms) {
      const part = form.path.exec(path)?.[1];
      if (part !== undefined) return { form, part, locale, path, search: query ? `?${query}` : "" };
    }
    return null;
  }

  /** Errors are answered here: an address with a token must not reach the log. */
  function withFailures(place: Place, answer: Listener): Listener {
    return async (request, response) => {
      if (place.form.isPrivate) response.setHeader("Referrer-Policy", "no-referrer");
      try {
        await answer(request, response);
      } catch (error) {
        if (error instanceof BodyRefusedError) return sendText(request, response, error.status, place);
        if (error instanceof QueueFullError) return sendAnswer(request, response, busyAnswer);
        // Of a database that is away the log has a line already.
        const isKnown = error instanceof TimeoutError || toAppError(error) !== null;
        if (!isKnown || isDiskFull(error)) log.error("A form could not be answered", error);
        await answerFailure(request, response, localePath(place.locale, "/"));
      }
    };
  }

  async function answerPrivate(place: Place, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = localePath(place.locale, place.path) + place.search;
    const page = await queue.run(() => withTimeout(render(url, request), maxMs), clientNetwork(request));
    if (page.status === 404) return answerMissing(request, response, localePath(place.locale, "/404"));
    if (page.status >= 500) return answerFailure(request, response, localePath(place.locale, "/"));
    sendPage(place, request, response, page, page.status);
  }

  async function answerPost(place: Place, request: IncomingMessage, response: ServerResponse): Promise<void> {
    // The address of a private page is known to its owner alone; browsers send `Origin: null` from it, for its Referrer-Policy.
    if (!place.form.isPrivate && isForeign(toHeaders(request.headers))) return sendText(request, response, 403, place);
    const network = clientNetwork(request);
    const { body, isCut, free } = await readOnce(place.form, network, request);
    try {
      const sent = await parseForm(body, request.headers["content-type"] ?? "", isCut);
      if (!sent) return sendText(request, response, 400, place);
      await queue.run(async () => {
        if (!response.destroyed) await answerForm(place, sent, request, response);
      }, network);
    } finally {
      free();
    }
  }

  async function readOnce(form: PublicForm, network: string, request: IncomingMessage) {
    const count = reading.get(network) ?? 0;
    if (count >= MAX_AT_ONCE) {
      request.resume();
      throw new QueueFullError();
    }
    reading.set(network, count + 1);
    try {
      const hasFile = form.maxBytes > FIELDS_BYTES;
      if (!hasFile) return await readBody(request, { maxBytes: form.maxBytes, maxMs: 10_000, memory, client: network });
      const speed = { maxMs: 180_000, minBytesPerSecond: MIN_BYTES_PER_SECOND };
      const bounds = { maxBytes: form.maxBytes, ...speed, memory: uploadMemory, client: network };
      return await readBody(request, bounds, { cutAt: FIELDS_BYTES });
    } finally {
      const left = (reading.get(network) ?? 1) - 1;
      if (left === 0) reading.delete(network);
      else reading.set(network, left);
    }
  }

  async function answerForm(place: Place, sent: ParsedForm, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const now = new Date();
    const { locale, search } = place;
    const known = {
      locale,
      query: new URLSearchParams(search),
      doubt: doubtOf(sent.values, now),
      ip: clientNetwork(request),
      now,
    };
    const outcome = await submit(place, { ...sent, ...known });
    if (outcome.kind === "missing") return answerMissing(request, response, localePath(locale, "/404"));
    if (outcome.kind === "done") {
      const headers = { location: localePath(locale, outcome.path), "cache-control": "no-store" };
      return sendAnswer(request, response, { status: 303, headers, body: Buffer.alloc(0) });
    }
    const url = localePath(locale, place.path) + search;
    const page = await withFormState(outcome.state, () => withTimeout(render(url, request), maxMs));
    if (page.status === 404) return answerMissing(request, response, localePath(locale, "/404"));
    if (page.status !== 200) return answerFailure(request, response, localePath(locale, "/"));
    sendPage(place, request, response, page, outcome.status);
  }

  /** Counts the attempt first: robots have few. What was typed is shown again all the same. */
  async function submit(
    { form, part, locale }: Place,
    sent: Parameters<PublicForm["submit"]>[1],
  ): Promise<Outcome & { status: number }> {
    try {
      await countAttempt("form", sent.ip);
      return { ...(await form.submit(part, sent)), status: 422 };
    } catch (error) {
      if (!(error instanceof AppError) || error.appCode === "ERROR_UNAVAILABLE") throw error;
      const key = codeKey(error.appCode);
      if (!key) throw error;
      const state: FormState = { values: sent.values, errors: {}, message: translatorFor(locale)(`codes.${key}`) };
      return { kind: "refused", state, status: getHTTPStatusCodeFromError(error) };
    }
  }

  function sendPage(
    { form }: Place,
    request: IncomingMessage,
    response: ServerResponse,
    { headers, body }: Rendered,
    status: number,
  ): void {
    const answer = {
      status,
      headers: { ...headers, "cache-control": "no-store", ...(form.isPrivate && privateHeaders) } satisfies OutgoingHttpHeaders,
      body,
    };
    holdUntilSent(response, answer, memory.hold(clientNetwork(request)));
    sendAnswer(request, response, answer);
  }
}

const privateHeaders = { "x-robots-tag": "noindex, nofollow" };

/** What browsers of people hardly ever get, in one line of text. */
function sendText(request: IncomingMessage, response: ServerResponse, status: number, { locale }: Place): void {
  const t = translatorFor(locale);
  const text = status === 403 ? t("codes.forbidden") : status === 503 ? t("codes.unavailable") : t("codes.invalidData");
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  sendAnswer(request, response, { status, headers, body: Buffer.from(`${text}\n`) });
}
