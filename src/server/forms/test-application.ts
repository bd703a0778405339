import { submitApplication } from "~/features/career/application/mutations";

/** An application that is sent once. */
export async function storeApplication(...application: Parameters<typeof submitApplication>) {
  const stored = await submitApplication(...application);
  if (!stored) throw new Error("This application has been received before.");
  return stored;
}
