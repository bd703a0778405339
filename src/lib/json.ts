/** Deeper than any value of a form. What walks through a value calls itself for each level, and parsing deep JSON takes seconds. */
const MAX_DEPTH = 32;
/** More values than the largest record has. A body of empty lists takes fifty times its size in memory. */
const MAX_VALUES = 200_000;

/** Parses JSON of others. @throws SyntaxError also for more than 32 levels or 200,000 values, which is found before it is parsed */
export function parseJson(text: string): unknown {
  if (isTooMuch(text)) throw new SyntaxError("JSON has too many levels or values");
  return JSON.parse(text);
}

export function isJson(text: string): boolean {
  try {
    parseJson(text);
    return true;
  } catch {
    return false;
  }
}

function isTooMuch(text: string): boolean {
  let [depth, values, isInString] = [0, 0, false];
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (isInString && character === "\\") at++;
    else if (character === '"') isInString = !isInString;
    else if (isInString) continue;
    else if (character === "[" || character === "{") depth++;
    else if (character === "]" || character === "}") depth--;
    else if (character === ",") values++;
    if (depth > MAX_DEPTH || values > MAX_VALUES) return true;
  }
  return false;
}
