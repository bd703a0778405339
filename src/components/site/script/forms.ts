import { tokenField } from "~/lib/form-fields";
import { closest } from "./closest";
import { hideProgress, showProgress } from "./progress";

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The server takes younger tokens for a robot's: see server/forms/robots.ts. */
const minTokenAgeMs = 2_200;
const tokens = new WeakMap<HTMLFormElement, Promise<number>>();
const storage = tabStorage();

/**
 * Enhances `data-form` forms: validates before sending, shows upload progress, keeps drafts. Replaces a refused form by the
 * server's answer, and the page when the answer has no form; leaves both unchanged when the server is busy.
 */
export function listenForForms(): void {
  document.addEventListener("focusin", (event) => {
    const form = formOf(event);
    if (form) void tokenTime(form);
  });
  document.addEventListener("input", (event) => {
    const form = formOf(event);
    if (form) keepDraft(form);
    if (isControl(event.target) && event.target.hasAttribute("aria-invalid")) showMessage(event.target);
  });
  document.addEventListener("change", (event) => {
    if (formOf(event) && event.target instanceof HTMLInputElement && event.target.type === "file") showFile(event.target);
  });
  document.addEventListener("submit", (event) => {
    const form = formOf(event);
    if (!form) return;
    event.preventDefault();
    if (form.dataset.busy === undefined) void send(form);
  });
  // The back-forward cache restores the page in the middle of sending.
  addEventListener("pageshow", ({ persisted }) => persisted && document.querySelector("form[data-busy]") && location.reload());
  listenForDrops();
  rememberSource();
  restoreDrafts();
}

function formOf(event: Event): HTMLFormElement | null {
  const form = closest(event, "form[data-form]");
  return form instanceof HTMLFormElement ? form : null;
}

function isControl(target: unknown): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(isControl).filter(({ id }) => id !== "");
}

/** Returns a control's error from its attributes; empty when it is valid. */
function messageOf(control: Control): string {
  const { min, max, messageRequired, messageShort, messageLong, messageFormat } = control.dataset;
  const { length } = control.value.trim();
  const isEmpty = control.type === "checkbox" ? control.validity.valueMissing : length === 0;
  if (isEmpty) return (control.required && messageRequired) || "";
  if (control instanceof HTMLInputElement && control.files) return filesMessageOf(control, [...control.files]);
  if (length < Number(min)) return messageShort ?? "";
  if (length > Number(max)) return messageLong ?? "";
  return ((control.validity.typeMismatch || control.validity.patternMismatch) && messageFormat) || "";
}

function filesMessageOf({ accept, dataset }: HTMLInputElement, files: File[]): string {
  const { maxBytes, maxTotal, maxFiles, messageType, messageSize, messageTotal, messageCount } = dataset;
  const isAccepted = ({ name, type }: File) =>
    accept.split(",").some((one) => (one.startsWith(".") ? name.toLowerCase().endsWith(one) : type === one));
  if (files.length > Number(maxFiles)) return messageCount ?? "";
  if (!files.every(isAccepted)) return messageType ?? "";
  if (files.some(({ size }) => size > Number(maxBytes))) return messageSize ?? "";
  return (files.reduce((sum, { size }) => sum + size, 0) > Number(maxTotal) && messageTotal) || "";
}

/** @returns the message */
function showMessage(control: Control): string {
  const message = messageOf(control);
  if (message) control.setAttribute("aria-invalid", "true");
  else control.removeAttribute("aria-invalid");
  const place = document.getElementById(`${control.id}-error`);
  if (place) place.textContent = message;
  return message;
}

function showFile(input: HTMLInputElement): void {
  input.toggleAttribute("data-chosen", input.value !== "");
  const names = input.parentElement?.querySelector<HTMLElement>("[data-names]");
  if (names) names.textContent = [...(input.files ?? [])].map(({ name }) => name).join(", ") || (names.dataset.names ?? "");
  showMessage(input);
}

async function send(form: HTMLFormElement): Promise<void> {
  const [summary] = form.querySelectorAll<HTMLElement>("[data-summary]");
  const refused = controlsOf(form).filter(showMessage);
  if (summary) summary.hidden = true;
  if (refused[0]) return refused[0].focus();

  const button = form.querySelector<HTMLElement>("[type=submit]");
  const label = button?.textContent ?? "";
  const say = (text: string) => {
    if (button) button.textContent = text;
  };
  const sending = button?.dataset.sending ?? label;
  form.dataset.busy = "";
  button?.setAttribute("aria-disabled", "true");
  say(sending);
  showProgress();
  const rest = (await tokenTime(form)) + minTokenAgeMs - Date.now();
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  const answer = await post(form, (percent) => say(`${sending} ${percent} %`));
  if (answer?.status === 200) return openSent(form, answer.responseURL);
  delete form.dataset.busy;
  button?.removeAttribute("aria-disabled");
  say(label);
  hideProgress();
  const page = new DOMParser().parseFromString(answer?.responseText ?? "", "text/html");
  const renewed = page.getElementById(form.id);
  // May be sent again later with the same file.
  const isLater = answer?.status === 429 || answer?.status === 503;
  if (renewed instanceof HTMLFormElement && !isLater) {
    const own = document.importNode(renewed, true);
    form.replaceWith(own);
    const [invalid = own.querySelector<HTMLElement>("[data-summary]")] = own.querySelectorAll<HTMLElement>("[aria-invalid]");
    invalid?.focus();
  } else if (answer?.status === 409 || answer?.status === 404) showAnswer(page);
  else if (summary?.firstElementChild) {
    const message = renewed?.querySelector("[data-summary]")?.firstElementChild?.textContent;
    summary.firstElementChild.textContent = message ?? form.dataset[`failed-${answer?.status}`] ?? form.dataset.failed ?? "";
    summary.querySelector("ul")?.replaceChildren();
    summary.hidden = false;
    summary.focus();
  }
}

/** Shows the page of an answer without its form. After a reload, the page cache might still serve the form for a moment. */
function showAnswer(page: Document): void {
  const [main] = page.getElementsByTagName("main");
  if (!main) {
    location.reload();
    return;
  }
  const own = document.importNode(main, true);
  document.title = page.title;
  document.querySelector("main")?.replaceWith(own);
  scrollTo(0, 0);
  own.focus();
}

/** Opens the success page at the form's position. */
function openSent(form: HTMLFormElement, address: string): void {
  const url = new URL(address);
  url.hash = form.parentElement?.closest("[id]")?.id ?? "";
  if (url.pathname + url.search !== location.pathname + location.search) {
    location.assign(url);
    return;
  }
  // A URL that differs only in its fragment would not be reloaded.
  history.replaceState(null, "", url);
  location.reload();
}

/** @returns null without an answer */
function post(form: HTMLFormElement, onPercent: (percent: number) => void): Promise<XMLHttpRequest | null> {
  const url = new URL(location.href);
  const source = storage?.getItem("source");
  if (source && !url.searchParams.has("source")) url.searchParams.set("source", source);
  const fields = new FormData(form);
  const bar = form.querySelector<HTMLProgressElement>("[data-progress]");
  const request = new XMLHttpRequest();
  request.open("POST", url.pathname + url.search);
  if (bar)
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      bar.hidden = false;
      bar.value = Math.round((loaded / total) * 100);
      onPercent(bar.value);
    });
  return new Promise<XMLHttpRequest | null>((resolve) => {
    request.addEventListener("load", () => resolve(request));
    request.addEventListener("error", () => resolve(null));
    const isUpload = form.enctype === "multipart/form-data";
    request.send(isUpload ? fields : new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])));
  }).finally(() => bar?.setAttribute("hidden", ""));
}

/** @returns when the form's token arrived; fetched at the first focus */
function tokenTime(form: HTMLFormElement): Promise<number> {
  const time = tokens.get(form) ?? addToken(form);
  tokens.set(form, time);
  return time;
}

/** Adds the token; without one, the form is sent anyway. */
async function addToken(form: HTMLFormElement): Promise<number> {
  const answer = await fetch("/api/form-token").catch(() => null);
  const { token } = answer?.ok ? await answer.json() : { token: "" };
  if (!form.elements.namedItem(tokenField)) {
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name: tokenField, value: token }));
  }
  return Date.now();
}

function listenForDrops(): void {
  const zoneOf = (event: DragEvent) => (event.dataTransfer?.types.includes("Files") ? closest(event, "[data-drop]") : null);
  const leave = () => document.querySelector("[data-over]")?.removeAttribute("data-over");
  document.addEventListener("dragover", (event) => {
    leave();
    const zone = zoneOf(event);
    if (!zone) return;
    event.preventDefault();
    zone.dataset.over = "";
  });
  document.addEventListener("dragleave", leave);
  document.addEventListener("drop", (event) => {
    leave();
    const input = zoneOf(event)?.querySelector<HTMLInputElement>("[type=file]");
    if (!input || !event.dataTransfer) return;
    event.preventDefault();
    input.files = event.dataTransfer.files;
    showFile(input);
  });
}

/** Session storage; null where the browser blocks it, for example together with all cookies. */
function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** Remembers `?source=` of the visit's first URL. */
function rememberSource(): void {
  const source = new URLSearchParams(location.search).get("source");
  if (source) storage?.setItem("source", source);
}

function draftKey(id: string | undefined): string {
  return `draft:${location.pathname}#${id}`;
}

/** Stores texts only: consent is given anew each time. */
function keepDraft(form: HTMLFormElement): void {
  const texts = controlsOf(form).flatMap(({ id, type, value }) => (/checkbox|file/.test(type) ? [] : [[id, value]]));
  storage?.setItem(draftKey(form.id), JSON.stringify(Object.fromEntries(texts)));
}

function restoreDrafts(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-sent]")) storage?.removeItem(draftKey(dataset.sent));
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-form]:not([data-refused])")) {
    const draft: Record<string, string> = JSON.parse(storage?.getItem(draftKey(form.id)) ?? "{}");
    for (const control of controlsOf(form)) control.value ||= draft[control.id] ?? "";
  }
}
