import { tokenField } from "~/lib/form-fields";
import { closest } from "./closest";
import { hideProgress, showProgress } from "./progress";

type Control = HTMLInputElement | HTMLTextAreaElement;

/** A token that is younger is taken for a robot's: see server/forms/robots.ts. */
const minTokenAgeMs = 2_200;
const tokens = new WeakMap<HTMLFormElement, Promise<number>>();
const storage = tabStorage();

/**
 * Forms with `data-form` say what is wrong before they are sent, show how far an upload is, and keep what was typed until it has
 * arrived. What the server refuses comes back as the form of its answer; what it has no time for stays as it is.
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
  // A page that the browser kept (bfcache) is shown as it was left: in the middle of sending.
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

/** What is wrong with a control, in the words that its attributes have; empty where nothing is. */
function messageOf(control: Control): string {
  const { min, max, maxBytes, messageRequired, messageShort, messageLong, messageFormat, messageType, messageSize } =
    control.dataset;
  const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined;
  const { length } = control.value.trim();
  const isEmpty = control.type === "checkbox" ? control.validity.valueMissing : length === 0;
  if (isEmpty) return (control.required && messageRequired) || "";
  if (file && !/\.pdf$/i.test(file.name) && file.type !== "application/pdf") return messageType ?? "";
  if (file && file.size > Number(maxBytes)) return messageSize ?? "";
  if (length < Number(min)) return messageShort ?? "";
  if (length > Number(max)) return messageLong ?? "";
  return ((control.validity.typeMismatch || control.validity.patternMismatch) && messageFormat) || "";
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

/** Shows the name of a chosen file; the field is transparent without one. */
function showFile(input: HTMLInputElement): void {
  input.toggleAttribute("data-chosen", input.value !== "");
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
  // It may be sent later as it is, with the file that was chosen.
  const isLater = answer?.status === 429 || answer?.status === 503;
  if (renewed instanceof HTMLFormElement && !isLater) {
    const own = document.importNode(renewed, true);
    form.replaceWith(own);
    const [invalid = own.querySelector<HTMLElement>("[data-summary]")] = own.querySelectorAll<HTMLElement>("[aria-invalid]");
    invalid?.focus();
  } else if (answer?.status === 409 || answer?.status === 404) location.reload();
  else if (summary?.firstElementChild) {
    const said = renewed?.querySelector("[data-summary]")?.firstElementChild?.textContent;
    summary.firstElementChild.textContent = said ?? form.dataset[`failed-${answer?.status}`] ?? form.dataset.failed ?? "";
    summary.querySelector("ul")?.replaceChildren();
    summary.hidden = false;
    summary.focus();
  }
}

/** Opens the page that says that a form has arrived, at the place where the form was. */
function openSent(form: HTMLFormElement, address: string): void {
  const url = new URL(address);
  url.hash = form.parentElement?.closest("[id]")?.id ?? "";
  if (url.pathname + url.search !== location.pathname + location.search) {
    location.assign(url);
    return;
  }
  // An address that differs in its fragment alone would not be loaded.
  history.replaceState(null, "", url);
  location.reload();
}

/** @returns null when no answer came */
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

/** @returns when the token of a form came, which is fetched at its first focus */
function tokenTime(form: HTMLFormElement): Promise<number> {
  const known = tokens.get(form) ?? addToken(form);
  tokens.set(form, known);
  return known;
}

/** Without a token the form is sent all the same. */
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

/** What is kept for this tab. Null where the browser allows none, as with all cookies blocked: forms are sent all the same. */
function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** The `?source=` of the address by which the visit began. */
function rememberSource(): void {
  const source = new URLSearchParams(location.search).get("source");
  if (source) storage?.setItem("source", source);
}

function draftKey(id: string | undefined): string {
  return `draft:${location.pathname}#${id}`;
}

/** Texts alone: an agreement is given anew. */
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
