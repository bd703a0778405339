import { LRUCache } from "lru-cache";
import { database } from "~/server/db/client";
import { generation } from "~/server/db/generation";
import { processSingleton } from "~/server/platform/process-singleton";
import { findUsedFolders, folderOf } from "./folders";

/** 100,000 keys take 8 MB. */
const MAX_KEYS = 100_000;

/** The generation in which each key was last seen to have a row. A deletion or replacement starts another one. */
const seenKeys = processSingleton("public-keys", () => new LRUCache<string, number>({ max: MAX_KEYS }));

/**
 * Whether files of this key are public: its row alone decides, not what is stored. Asks the database once per key and generation.
 * While the database is away, keys seen since the last edit stay public. @throws its error for other keys
 */
export async function isPublicKey(key: string): Promise<boolean> {
  const { value, isInformed } = generation();
  const isSeen = seenKeys.get(key) === value;
  if (isSeen && isInformed) return true;
  try {
    const isUsed = (await findUsedFolders(database(), [folderOf("media", key)])).size > 0;
    if (isUsed) seenKeys.set(key, value);
    else seenKeys.delete(key);
    return isUsed;
  } catch (error) {
    if (isSeen) return true;
    throw error;
  }
}
