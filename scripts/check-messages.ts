/**
 * Checks the messages: same keys and placeholders in both languages, nothing untranslated or unused, a text for every code, one
 * spelling.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import en from "../messages/en.json";
import vi from "../messages/vi.json";
import { registry } from "../src/features/registry";
import { codeKey, errorCodes, isErrorCode } from "../src/lib/codes";

/** Keys with the same text in both languages: names of languages and fonts are not translated. */
const sameInBoth = [/\.languages\.\w+$/, /^page\.editor\.scale$/, /^setting\.look\.(?:fonts\.|specimen$)/];
/** Names, and words that both languages share. */
const sameWords = new Set([
  ...["CSV", "CV", "Email", "ID", "Logo", "Menu", "OK", "PDF", "RSS", "SEO", "Slug", "URL", "Video", "Website"],
  ...["Atrium", "Facebook", "LinkedIn", "X", "YouTube", "Zalo"],
]);

type Messages = { [key: string]: string | Messages };
type Placeholders = { names: Set<string>; end: number };

const english = flatten(en);
const vietnamese = flatten(vi);
const complaints = [
  ...differences(),
  ...pagesWithoutName(),
  ...codesWithoutText(),
  ...labelsWithPlaceholders(),
  ...unused(),
  ...spellings(),
];

for (const complaint of complaints) console.error(complaint);
console.log(complaints.length === 0 ? `Messages: ${english.size} in order` : `Messages: ${complaints.length} to mend`);
process.exitCode = complaints.length === 0 ? 0 : 1;

/** Maps dotted keys such as `news.title` to texts. */
function flatten(messages: Messages, prefix = ""): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]): [string, string][] =>
      typeof value === "string" ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
}

function differences(): string[] {
  const found: string[] = [];
  for (const key of vietnamese.keys()) if (!english.has(key)) found.push(`${key}: missing in messages/en.json`);
  for (const [key, text] of english) {
    const other = vietnamese.get(key);
    if (other === undefined) {
      found.push(`${key}: missing in messages/vi.json`);
      continue;
    }
    if (text.trim() === "" || other.trim() === "") found.push(`${key}: an empty text`);
    const [names, otherNames] = [text, other].map((message) => [...placeholders(message).names].sort().join(" "));
    if (names !== otherNames) found.push(`${key}: placeholders differ: {${names}} and {${otherNames}}`);
    if (text === other && !mayBeSame(key, text)) found.push(`${key}: the same text in both languages: ${text}`);
  }
  const keys = [...english.keys()].filter((key) => vietnamese.has(key));
  const order = [...vietnamese.keys()].filter((key) => english.has(key));
  const first = keys.find((key, index) => key !== order[index]);
  if (first) found.push(`${first}: at another place in messages/vi.json`);
  return found;
}

function mayBeSame(key: string, text: string): boolean {
  const words = text.replace(/\{[^}]*\}|<[^>]*>/g, "").trim();
  return !/\p{L}{2}/u.test(words) || sameWords.has(words) || sameInBoth.some((same) => same.test(key));
}

/** Collects the arguments and tags of an ICU message, including those inside plural and select cases. */
function placeholders(message: string, start = 0): Placeholders {
  const names = new Set<string>();
  let at = start;
  while (at < message.length && message[at] !== "}") {
    const tag = /^<(\w+)>/.exec(message.slice(at));
    if (tag) names.add(`<${tag[1]}>`);
    if (message[at] !== "{") {
      at += 1;
      continue;
    }
    const argument = /^\{\s*(\w+\s*,?)/.exec(message.slice(at));
    if (!argument) throw new Error(`Not an ICU message: ${message}`);
    // Includes the comma: a number must be formatted in both languages or in neither.
    names.add(argument[1] ?? "");
    at += argument[0].length;
    while (at < message.length && message[at] !== "}") {
      if (message[at] !== "{") {
        at += 1;
        continue;
      }
      const inner = placeholders(message, at + 1);
      for (const name of inner.names) names.add(name);
      at = inner.end + 1;
    }
    at += 1;
  }
  return { names, end: at };
}

/** Vietnamese has two conventions for tone marks ("xóa", "xoá"); the site uses the first. "thư" (letter) is no email. */
function spellings(): string[] {
  const laterTone = /(?<![\p{L}])\p{L}*(?<!q)(?:o[àáảãạèéẻẽẹ]|u[ỳýỷỹỵ])(?!\p{L})/giu;
  const letter = /(?<!\p{L}|hộp )thư(?!\p{L}| (?:viện|rác|giới thiệu|ứng tuyển|xin việc))/giu;
  return [...vietnamese].flatMap(([key, text]) => [
    ...(text.normalize("NFC").match(laterTone) ?? []).map((word) => `${key}: the tone of "${word}" belongs on the vowel before`),
    ...(text.normalize("NFC").match(letter) ?? []).map((word) => `${key}: "${word}" is a letter; write "email"`),
  ]);
}

/** Finds menu groups and pages without a name under `features`. */
function pagesWithoutName(): string[] {
  const keys = registry.flatMap(({ group, pages }) => [
    ...(group === null ? [] : [`groups.${group}`]),
    ...pages.map(({ path }) => path.slice("/admin/".length)),
  ]);
  return keys.filter((key) => !english.has(`features.${key}`)).map((key) => `features.${key}: missing, the registry has it`);
}

function codesWithoutText(): string[] {
  return errorCodes.flatMap((code) => {
    const key = isErrorCode(code) ? codeKey(code) : null;
    return key && !english.has(`codes.${key}`) ? [`codes.${key}: missing, ${code} is put into words by it`] : [];
  });
}

/** Finds labels with placeholders: components/fields/field-labels.ts reads them by key and fills nothing. */
function labelsWithPlaceholders(): string[] {
  return [...english].flatMap(([key, text]) =>
    /^fields\.|\.new$/.test(key) && placeholders(text).names.size > 0 ? [`${key}: a label has no placeholders`] : [],
  );
}

/**
 * A key counts as used when a file contains it whole, or one file contains its namespace and some file the rest: as a literal
 * or as a template's pattern (`state.${state}`). Page names are used by the registry and by features in the database.
 */
function unused(): string[] {
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "src", "server.ts", "prisma"], {
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => /\.(?:tsx?|js)$/.test(file) && !/\.test\.tsx?$/.test(file) && existsSync(file));
  const code = files.map((file) => readFileSync(file, "utf8")).join("\n");
  const texts = new Set([...code.matchAll(/["'`]([\w.-]+)(?:\?[^"'`]*)?["'`]/g)].map((match) => match[1] ?? ""));
  const patterns = [...code.matchAll(/`([\w.-]*\$\{[^`]*)`/g)]
    .map((match) => pattern(match[1] ?? ""))
    .filter((found) => found !== null);
  const words = new Set([...code.matchAll(/\w+/g)].map(([word]) => word));
  const fromCodes = new Set(errorCodes.map((code) => (isErrorCode(code) ? `codes.${codeKey(code)}` : "")));
  const isNamed = (key: string) => texts.has(key) || patterns.some((found) => found.test(key));

  return [...english.keys()].flatMap((key) => {
    if (fromCodes.has(key) || key.startsWith("features.") || isNamed(key)) return [];
    const parts = key.split(".");
    // Field labels are looked up by field name; see components/fields/field-labels.ts.
    const field = parts.at(-1) ?? "";
    if (parts[0] === "fields" && (words.has(field) || words.has(`${field}En`))) return [];
    const isUsed = parts.some(
      (_, index) => index > 0 && texts.has(parts.slice(0, index).join(".")) && isNamed(parts.slice(index).join(".")),
    );
    return isUsed ? [] : [`${key}: used nowhere`];
  });
}

/** Converts a template to a pattern of the texts it can produce; null when too little of it is fixed. */
function pattern(template: string): RegExp | null {
  const fixed = template.split(/\$\{[^}]*\}/);
  if (!fixed.every((part) => /^[\w.-]*$/.test(part)) || fixed.join("").length < 3) return null;
  return new RegExp(`^${fixed.map((part) => part.replaceAll(".", "\\.")).join("[\\w-]+")}$`);
}
