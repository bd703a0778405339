/** Deeper than any value of a form. What walks through a value calls itself for each level, and parsing deep JSON takes seconds. */
const MAX_DEPTH = 32;

/** Parses JSON of others. @throws SyntaxError also where it is nested deeper than 32 levels, which is found before it is parsed */
export function parseJson(text: string): unknown {
  if (isDeep(text)) throw new SyntaxError("JSON is nested too deep");
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

function isDeep(text: string): boolean {
  let [depth, isInString] = [0, false];
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (isInString && character === "\\") at++;
    else if (character === '"') isInString = !isInString;
    else if (isInString) continue;
    else if (character === "[" || character === "{") depth++;
    else if (character === "]" || character === "}") depth--;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}
