import { closest } from "./closest";

type Suggestion = { title: string; kind: string; href: string };

const LIST_ID = "suggestions";
const shortest = 2;
const pauseMs = 150;

/** Turns `data-suggest` fields into comboboxes (WAI-ARIA 1.2); their URL, with the term, answers links. */
export function listenForSuggestions(): void {
  let timer = 0;
  let request = new AbortController();

  const close = () => {
    clearTimeout(timer);
    request.abort();
    const list = document.getElementById(LIST_ID);
    const field = list?.previousElementSibling;
    field?.setAttribute("aria-expanded", "false");
    field?.removeAttribute("aria-activedescendant");
    list?.remove();
  };

  document.addEventListener("input", (event) => {
    const field = fieldOf(event);
    if (!field) return;
    clearTimeout(timer);
    timer = window.setTimeout(async () => {
      request.abort();
      request = new AbortController();
      const { signal } = request;
      const suggestions = await load(field, signal).catch(() => []);
      if (signal.aborted) return;
      close();
      if (suggestions.length > 0 && document.activeElement === field) open(field, suggestions);
    }, pauseMs);
  });

  document.addEventListener("keydown", (event) => {
    const list = fieldOf(event) && document.getElementById(LIST_ID);
    if (!list || event.isComposing) return;
    const options = [...list.querySelectorAll("a")];
    const current = options.findIndex((option) => option.ariaSelected === "true");
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      // The field itself is one position.
      const places = options.length + 1;
      select(list, options[((current + 1 + step + places) % places) - 1]);
    } else if (event.key === "Escape") close();
    else if (event.key === "Enter" && current >= 0) options[current]?.click();
    else return;
    event.preventDefault();
  });

  document.addEventListener("focusout", (event) => {
    if (fieldOf(event)) close();
  });
  // Keeps the focus in the field: leaving it would close the list before the click.
  document.addEventListener("mousedown", (event) => {
    if (closest(event, `#${LIST_ID}`)) event.preventDefault();
  });
}

function fieldOf(event: Event): HTMLInputElement | null {
  const field = closest(event, "[data-suggest]");
  return field instanceof HTMLInputElement ? field : null;
}

async function load({ value, dataset }: HTMLInputElement, signal: AbortSignal): Promise<Suggestion[]> {
  const term = value.trim();
  if (term.length < shortest) return [];
  const answer = await fetch(`${dataset.suggest}&q=${encodeURIComponent(term)}`, { signal });
  return answer.ok ? (await answer.json()).suggestions : [];
}

function open(field: HTMLInputElement, suggestions: readonly Suggestion[]): void {
  const list = document.createElement("div");
  list.id = LIST_ID;
  list.className = "suggestions";
  list.role = "listbox";
  list.ariaLabel = field.dataset.label ?? "";
  for (const [index, { title, kind, href }] of suggestions.entries()) {
    const option = document.createElement("a");
    option.id = `${LIST_ID}-${index}`;
    option.role = "option";
    option.href = href;
    option.tabIndex = -1;
    option.ariaSelected = "false";
    const label = document.createElement("small");
    label.textContent = kind;
    option.append(title, " ", label);
    list.append(option);
  }
  field.role = "combobox";
  field.setAttribute("aria-autocomplete", "list");
  field.setAttribute("aria-controls", LIST_ID);
  field.setAttribute("aria-expanded", "true");
  field.after(list);
}

function select(list: HTMLElement, selected: HTMLAnchorElement | undefined): void {
  for (const option of list.querySelectorAll("a")) option.ariaSelected = String(option === selected);
  list.previousElementSibling?.setAttribute("aria-activedescendant", selected?.id ?? "");
}
