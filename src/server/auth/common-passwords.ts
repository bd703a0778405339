/** As many of the list, which begins with the most common ones, are refused. */
const REFUSED = 10_000;

let loading: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is one of the first that anyone would guess, in whatever case. The list is loaded by the first question. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= loadList();
  return (await loading).has(password.normalize("NFC").toLowerCase());
}

async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].slice(0, REFUSED));
}
