import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { type Locale, localePath, splitLocale } from "~/i18n/routing";
import { codeText } from "~/lib/codes";
import { FIELDS_BYTES, findRoute, hasToken } from "~/lib/routes";
import { normalPath } from "~/lib/site-path";
import { database } from "~/server/db/client";
import { checkPdf } from "~/server/files/pdf";
import type { Outcome, PublicForm, Sent } from "~/server/forms/form";
import { findHeldCv } from "~/server/forms/held-cv";
import { ticketCookieLine, ticketOf } from "~/server/forms/link-ticket";
import { receiptOfForm } from "~/server/forms/receipts";
import { doubtOf } from "~/server/forms/robots";
import { type FormState, withFormState } from "~/server/forms/state";
import { preparePrivateLink } from "~/server/mail/private-links";
import type { Rendered } from "~/server/pages/page-answer";
import type { Refusal } from "~/server/pages/page-cache";
import { RENDER_TIMEOUT_MS } from "~/server/pages/page-renderer";
import { standIn } from "~/server/pages/public-routes";
import { isDiskFull } from "~/server/platform/error-facts";
import { AppError, toAppError } from "~/server/platform/errors";
import { log } from "~/server/platform/log";
import { createQueue, type Queue, QueueFullError } from "~/server/platform/queue";
import { TimeoutError, withTimeout } from "~/server/platform/timeout";
import { translatorFor } from "~/server/platform/translator";
import { isForeign } from "~/server/request/origin";
import { checkAttempts, countAttempt } from "~/server/request/throttle";
import { seeOther, sendAnswer, toHeaders } from "./answer";
import { BodyRefusedError } from "./body";
import { clientNetwork } from "./client";
import type { ParsedForm } from "./form-body";
import { createFormIntake } from "./form-intake";
import { holdUntilSent } from "./next-gateway";

type Options = {
  forms: readonly PublicForm[];
  queue: Queue;
  render(url: string, request: IncomingMessage): Promise<Rendered>;
  answerInstead(request: IncomingMessage, response: ServerResponse, locale: Locale, refusal: Refusal): Promise<void>;
};

type Place = {
  form: PublicForm;
  /** Only one person knows its address. */
  isPrivate: boolean;
  part: string;
  locale: Locale;
  path: string;
  search: string;
  maxBytes: number;
};

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Answers public forms, as Next pages can't read a POST body: 303, or 422 with messages. @returns null for other requests */
export function createPublicForms({ forms, queue, render, answerInstead }: Options) {
  const turns = createQueue({ maxRunning: 4, maxRunningEach: 1, maxWaiting: 128 });
  const renderInTime: Options["render"] = (url, request) => withTimeout(render(url, request), RENDER_TIMEOUT_MS);
  // Attempts and memory are already limited, so this queue needs only a time limit.
  const checks = createQueue({ maxRunning: 1, maxWaiting: 1_000, maxWaitingMs: 30_000 });
  const intake = createFormIntake();

  return (request: IncomingMessage): Listener | null => {
    const place = placeOf(request.url ?? "");
    if (!place) return null;
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (request.method === "POST") return withFailures(place, (...args) => answerPost(place, ...args));
    if (isRead && place.isPrivate) return withFailures(place, (...args) => answerPrivate(place, ...args));
    const ticket = opensSentPage(place, request) ? ticketOf(request.headers) : null;
    return ticket === null ? null : withFailures(place, (...args) => answerSent(place, ticket, ...args));
  };

  function placeOf(url: string): Place | null {
    const [rawPath = "", query] = url.split(/\?(.*)/s);
    const normal = normalPath(rawPath);
    if (normal === null) return null;
    const { locale, path } = splitLocale(normal);
    const route = findRoute(path);
    const form = route && forms.find(({ paths }) => paths.includes(route.path));
    if (!form) return null;
    const [, , part = ""] = path.split("/");
    const search = query ? `?${query}` : "";
    return { form, isPrivate: hasToken(route), part, locale, path, search, maxBytes: route.maxBody ?? FIELDS_BYTES };
  }

  /** Handles errors here: a URL with a token must not reach the log. */
  function withFailures(place: Place, answer: Listener): Listener {
    return async (request, response) => {
      try {
        await answer(request, response);
      } catch (error) {
        const { locale } = place;
        const isBusy = error instanceof QueueFullError || (error instanceof BodyRefusedError && error.status === 503);
        if (isBusy) return answerInstead(request, response, locale, "busy");
        if (error instanceof BodyRefusedError) return sendText(request, response, error.status, place);
        if (error instanceof AppError && error.appCode === "ERROR_TOO_MANY_REQUESTS") {
          return answerInstead(request, response, locale, { retryAfter: error.details.retryAfter ?? 1 });
        }
        const isKnown = error instanceof TimeoutError || toAppError(error) !== null;
        if (!isKnown || isDiskFull(error)) log.error("A form could not be answered", error);
        await answerInstead(request, response, locale, "failure");
      }
    };
  }

  async function answerPrivate(place: Place, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const network = clientNetwork(request);
    await checkAttempts("unknown", network);
    const state = await place.form.linkState?.(place.part, new Date());
    if (state === "ended" || state === "unknown") await countAttempt("unknown", network);
    if (state === "ended") return answerEnded(place, request, response);
    if (state === "unknown") return answerInstead(request, response, place.locale, "missing");
    const url = localePath(place.locale, place.path) + place.search;
    const page = await queue.run(() => renderInTime(url, request), network);
    if (page.status === 404) return answerInstead(request, response, place.locale, "missing");
    if (page.status >= 500) return answerInstead(request, response, place.locale, "failure");
    sendFormPage(place.isPrivate, request, response, page, page.status);
  }

  /** Renders the page, as Next's own 410 has no body. */
  async function answerEnded(place: Place, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = standIn(localePath(place.locale, "/"), 410);
    const page = await queue.run(() => renderInTime(url, request), clientNetwork(request));
    if (page.status !== 200) return answerInstead(request, response, place.locale, "failure");
    sendFormPage(place.isPrivate, request, response, page, 410);
  }

  /** Shows the private link on the page after the form, once. A used or late ticket leads to the page that everybody sees. */
  async function answerSent(place: Place, ticket: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const network = clientNetwork(request);
    await checkAttempts("unknown", network);
    const url = localePath(place.locale, place.path) + place.search;
    const prepared = await preparePrivateLink(database(), ticket, place.locale, new Date());
    const endTicket = () => response.setHeader("set-cookie", ticketCookieLine(null, request.headers));
    if (prepared) {
      const state = { values: {}, errors: {}, privateLink: prepared.url };
      const page = await queue.run(() => withFormState(state, () => renderInTime(url, request)), network);
      if (page.status !== 200) return answerInstead(request, response, place.locale, "failure");
      if (await prepared.make()) {
        endTicket();
        return sendFormPage(true, request, response, page, 200);
      }
    }
    endTicket();
    await countAttempt("unknown", network);
    sendAnswer(request, response, seeOther(url));
  }

  async function answerPost(place: Place, request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Browsers send `Origin: null` from private pages because of their Referrer-Policy; only the owner knows the URL.
    if (!place.isPrivate && isForeign(toHeaders(request.headers))) return sendText(request, response, 403, place);
    const network = clientNetwork(request);
    // Beyond the limit, only the typed values are read, to show them again.
    await countAttempt("readForm", network);
    const excess = await refusalOf(countAttempt("form", network));
    const state = await place.form.linkState?.(place.part, new Date());
    if (state === "ended") return answerEnded(place, request, response);
    const { free, ...sent } = await intake.read(place, network, request, excess !== null);
    try {
      const refusal = excess ?? (await checkFiles(place.form, sent, network, response));
      const answer = async () => {
        if (!response.destroyed) await answerForm(place, sent, refusal, request, response);
      };
      await turns.run(() => queue.run(answer, network), network);
    } finally {
      free();
    }
  }

  /** Checks the files before a render place is taken, as it may take seconds. The form finds the cached verdicts. */
  async function checkFiles(
    { checkFile = checkPdf }: PublicForm,
    { files }: ParsedForm,
    network: string,
    response: ServerResponse,
  ): Promise<AppError | null> {
    const check = async () => {
      for (const { bytes } of files) if (!response.destroyed && bytes.length > 0) await checkFile(bytes);
    };
    try {
      if (files.length > 0) await checks.run(check, network);
      return null;
    } catch (error) {
      if (error instanceof QueueFullError) return new AppError("ERROR_UNAVAILABLE", { retryAfter: 1 });
      if (!(error instanceof AppError)) throw error;
      return error.appCode === "ERROR_UNAVAILABLE" ? error : null;
    }
  }

  async function answerForm(
    place: Place,
    sent: ParsedForm,
    refusal: AppError | null,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const [now, ip] = [new Date(), clientNetwork(request)];
    const { locale, search } = place;
    const shownOn = place.form.findPage ? await place.form.findPage(place.path, locale, now) : place.path;
    if (shownOn === null) return answerInstead(request, response, locale, "missing");
    const common = {
      page: shownOn,
      locale,
      query: new URLSearchParams(search),
      doubt: doubtOf(sent.values, now),
      receipt: receiptOfForm({ page: place.path, ...sent, network: ip }, now),
      ip,
      now,
    };
    const outcome = await submit(place, { ...sent, ...common }, refusal);
    if (outcome.kind === "missing") return answerInstead(request, response, locale, "missing");
    if (outcome.kind === "done") {
      const [, page = "", rest = ""] = /^([^?#]*)(.*)$/.exec(outcome.path) ?? [];
      if (outcome.ticket) response.setHeader("set-cookie", ticketCookieLine(outcome.ticket, request.headers));
      return sendAnswer(request, response, seeOther(localePath(locale, page) + rest));
    }
    const url = localePath(locale, shownOn) + search;
    const page = await withFormState(outcome.state, () => renderInTime(url, request));
    if (page.status === 404) return answerInstead(request, response, locale, "missing");
    if (page.status !== 200) return answerInstead(request, response, locale, "failure");
    sendFormPage(place.isPrivate, request, response, page, outcome.status, outcome.retryAfter);
  }

  /** Processes the form, or shows it again. @param refusal why the form is not processed */
  async function submit(
    { form, part, locale }: Place,
    sent: Sent & ParsedForm,
    refusal: AppError | null,
  ): Promise<Outcome & { status: number; retryAfter?: number | undefined }> {
    try {
      if (refusal) throw refusal;
      return { ...(await form.submit(part, sent)), status: 422 };
    } catch (error) {
      const isOutage = error !== refusal && error instanceof AppError && error.appCode === "ERROR_UNAVAILABLE";
      if (!(error instanceof AppError) || isOutage) throw error;
      const { field, retryAfter } = error.details;
      const message = codeText(error.appCode, retryAfter);
      if (!message) throw error;
      const text = translatorFor(locale)(`codes.${message.key}`, { minutes: message.minutes });
      const isAtFile = field !== undefined && field === form.fileField;
      const { errors, heldFile } = await fileState(form, sent);
      const state: FormState = {
        values: sent.values,
        errors: isAtFile ? { [field]: text } : errors,
        ...(!isAtFile && { message: text }),
        ...(heldFile && { heldFile }),
      };
      return { kind: "refused", state, status: getHTTPStatusCodeFromError(error), retryAfter };
    }
  }

  /** Holds a valid file for the next attempt. An unchecked file must be chosen again; a held file stays. */
  async function fileState(
    { fileField }: PublicForm,
    { values, hasFile, locale, now }: Sent & ParsedForm,
  ): Promise<Pick<FormState, "errors" | "heldFile">> {
    if (fileField === null || !(hasFile || values.heldCv)) return { errors: {} };
    const heldCv = hasFile || !values.heldCv ? null : await findHeldCv(values.heldCv, now);
    if (heldCv) return { errors: {}, heldFile: { token: heldCv.key, filename: heldCv.filename } };
    return { errors: { [fileField]: translatorFor(locale)("validation.fileAgain") } };
  }

  function sendFormPage(
    isPrivate: boolean,
    request: IncomingMessage,
    response: ServerResponse,
    { headers, body }: Rendered,
    status: number,
    retryAfter?: number,
  ): void {
    const again = retryAfter !== undefined && { "retry-after": String(retryAfter) };
    const ownHeaders: OutgoingHttpHeaders = { "cache-control": "no-store", ...(isPrivate && privateHeaders), ...again };
    const answer = { status, headers: { ...headers, ...ownHeaders }, body };
    holdUntilSent(response, answer, intake.holdAnswer(clientNetwork(request)));
    sendAnswer(request, response, answer);
  }
}

async function refusalOf(attempt: Promise<void>): Promise<AppError | null> {
  try {
    await attempt;
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

const privateHeaders = { "x-robots-tag": "noindex, nofollow", "referrer-policy": "no-referrer" };

/** The form's script follows the redirect to learn whether the form was accepted; only a navigation asks for HTML. */
function opensSentPage({ search }: Place, { method, headers }: IncomingMessage): boolean {
  return method === "GET" && search === "?sent=1" && /text\/html/.test(headers.accept ?? "");
}

function sendText(request: IncomingMessage, response: ServerResponse, status: number, { locale }: Place): void {
  const text = translatorFor(locale)(status === 403 ? "codes.forbidden" : "codes.invalidData");
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  sendAnswer(request, response, { status, headers, body: Buffer.from(`${text}\n`) });
}
