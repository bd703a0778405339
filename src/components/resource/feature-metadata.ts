import type { Metadata } from "next";
import { getMessages } from "next-intl/server";
import type { AdminPath } from "~/features/registry";
import { featureName } from "./feature-name";

/** The title of a page of the back office, in the language of whoever asks. */
export async function featureMetadata(path: AdminPath): Promise<Metadata> {
  return { title: featureName(await getMessages(), path) };
}
