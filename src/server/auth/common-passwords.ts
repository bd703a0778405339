/** Number of passwords to refuse; the list begins with the most common ones. */
const REFUSED = 10_000;

let loading: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is among the most common ones, ignoring case. Loads the list on first use. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= loadList();
  return (await loading).has(password.normalize("NFC").toLowerCase());
}

async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].slice(0, REFUSED));
}
