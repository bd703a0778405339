import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildCandidate } from "~/server/db/test-records";
import { TimeoutError } from "~/server/platform/timeout";
import { storeCv } from "./cv";
import { saveMedia } from "./media";
import { deleteRemovedFiles, RESTORABLE_MS } from "./removed-files";
import { serveFile } from "./serve";
import { type FileStore, fileStore, randomKey, setFileStore } from "./store";
import { buildPdf } from "./test-pdf";
import { withTestBucket, withTestStore } from "./test-store";

useTestDatabase();

const afterTheTrash = () => new Date(Date.now() + RESTORABLE_MS + 60_000);

let system: Awaited<ReturnType<typeof callerAs>>["system"];
beforeEach(async () => {
  system = (await callerAs("ADMIN")).system;
});

describe.each([
  ["a folder", withTestStore],
  ["a bucket", withTestBucket],
])("files of deleted rows in %s", (_, withStore) => {
  const storedFiles = withStore();
  const save = async (title: string) => saveMedia(database(), buildPdf(title), "report.pdf");
  const addressOf = ({ key }: { key: string }) => `/api/files/${key}/report.pdf`;
  const statusOf = async (row: { key: string }) => (await serveFile(addressOf(row), { method: "HEAD" }))?.status;

  test("are not served from the commit on, and can come back, before anything in the store has changed", {
    tags: "postgres",
  }, async () => {
    const row = await save("One");
    expect(await statusOf(row)).toBe(200);
    const store = await fileStore();
    const untouched = () => Promise.reject(new Error("The process was killed."));
    setFileStore({ ...store, put: untouched, deleteFolder: untouched });
    await system.media.delete({ ids: [row.id] });
    expect(await statusOf(row)).toBeUndefined();
    await system.media.restore({ ids: [row.id] });
    expect(await statusOf(row)).toBe(200);
    expect(await database().fileRemoval.count()).toBe(0);
  });

  test("are deleted after 30 days, when they can't come back any more", { tags: "postgres" }, async () => {
    const [gone, kept] = [await save("One"), await save("Two")];
    await system.media.delete({ ids: [gone.id] });
    await deleteRemovedFiles(database(), new Date());
    expect(storedFiles()).toHaveLength(2);
    await deleteRemovedFiles(database(), afterTheTrash());
    expect(storedFiles()).toEqual([`media/${kept.key}/report.pdf`]);
    expect(await database().fileRemoval.count()).toBe(0);
    await expect(system.media.restore({ ids: [gone.id] })).rejects.toThrow("ERROR_MEDIA_NOT_FOUND");
  });

  test("that could not be deleted are deleted by the next run, the others at once", async () => {
    const rows = [await save("One"), await save("Two"), await save("Three")];
    await system.media.delete({ ids: rows.map(({ id }) => id) });
    const store = await fileStore();
    const deleteFolder: FileStore["deleteFolder"] = async (folder) => {
      if (folder === `media/${rows[1]?.key}`) throw new Error("No answer");
      await store.deleteFolder(folder);
    };
    setFileStore({ ...store, deleteFolder });
    await expect(deleteRemovedFiles(database(), afterTheTrash())).rejects.toThrow("No answer");
    expect(storedFiles()).toEqual([`media/${rows[1]?.key}/report.pdf`]);
    await expect(system.media.restore({ ids: [rows[1]?.id ?? 0] })).rejects.toThrow("ERROR_MEDIA_NOT_FOUND");
    setFileStore(store);
    await deleteRemovedFiles(database(), new Date());
    expect(storedFiles()).toEqual([]);
  });

  test("wait for the next run once the store hangs, which holds up the embedded database", async () => {
    const rows = [await save("One"), await save("Two")];
    await system.media.delete({ ids: rows.map(({ id }) => id) });
    const hang = vi.fn<FileStore["deleteFolder"]>(() => {
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      queueMicrotask(() => vi.advanceTimersByTime(5_000).useRealTimers());
      return new Promise(() => {});
    });
    setFileStore({ ...(await fileStore()), deleteFolder: hang });
    await expect(deleteRemovedFiles(database(), afterTheTrash())).rejects.toThrow(TimeoutError);
    expect(hang).toHaveBeenCalledOnce();
    expect(await database().fileRemoval.count()).toBe(2);
  });

  test("wait for the next run once another instance has taken the job over", { tags: "postgres" }, async () => {
    const rows = [await save("One"), await save("Two")];
    await system.media.delete({ ids: rows.map(({ id }) => id) });
    const keepGoing = vi.fn().mockResolvedValueOnce(true).mockResolvedValue(false);
    await deleteRemovedFiles(database(), afterTheTrash(), keepGoing);
    expect(storedFiles()).toHaveLength(1);
    await deleteRemovedFiles(database(), new Date());
    expect(storedFiles()).toEqual([]);
  });

  test("are never deleted under a row that comes back while the job deletes them", { tags: "postgres" }, async () => {
    const row = await save("One");
    const data = await database().media.findUniqueOrThrow({ where: { id: row.id } });
    await system.media.delete({ ids: [row.id] });
    const store = await fileStore();
    const comeBack = async () => {
      await database().media.create({ data });
      await system.media.delete({ ids: [row.id] });
      await system.media.restore({ ids: [row.id] });
    };
    let comingBack: Promise<void> | undefined;
    const deleteFolder: FileStore["deleteFolder"] = async (folder) => {
      comingBack = comeBack().catch(() => {});
      await Promise.race([comingBack, sleep(500)]);
      await store.deleteFolder(folder);
    };
    setFileStore({ ...store, deleteFolder });
    await deleteRemovedFiles(database(), afterTheTrash());
    await comingBack;
    const present = await database().media.findMany({ select: { key: true } });
    for (const one of present) expect(await statusOf(one)).toBe(200);
  });

  test("are deleted for every row that ends with another: CVs of a candidate, attachments of a conversation", {
    tags: "postgres",
  }, async () => {
    const { key, ...cv } = await storeCv(buildPdf(), "cv.pdf");
    const { id } = await buildCandidate();
    await database().candidateCv.create({ data: { ...cv, key, candidateId: id, uploadedAt: new Date() } });
    await deleteRemovedFiles(database(), new Date());
    expect(storedFiles()).toEqual([`cv/${key}/cv.pdf`]);
    await database().candidate.delete({ where: { id } });
    expect(await database().fileRemoval.findMany({ select: { folder: true, state: true } })).toEqual([
      { folder: `cv/${key}`, state: "due" },
    ]);
    await deleteRemovedFiles(database(), new Date());
    expect(storedFiles()).toEqual([]);
  });

  test("stay when the key went to another row", { tags: "postgres" }, async () => {
    const { key, ...cv } = await storeCv(buildPdf(), "cv.pdf");
    await database().heldCv.create({ data: { ...cv, key, network: "a", expiresAt: new Date() } });
    const { id } = await buildCandidate();
    await database().heldCv.delete({ where: { key } });
    await database().candidateCv.create({ data: { ...cv, key, candidateId: id, uploadedAt: new Date() } });
    await deleteRemovedFiles(database(), new Date());
    expect(storedFiles()).toEqual([`cv/${key}/cv.pdf`]);
    expect(await database().fileRemoval.count()).toBe(0);
  });

  test("don't come back when an original is missing", async () => {
    const row = await save("One");
    await system.media.delete({ ids: [row.id] });
    await (await fileStore()).deleteFolder(`media/${row.key}`);
    await expect(system.media.restore({ ids: [row.id] })).rejects.toThrow("ERROR_MEDIA_NOT_FOUND");
    expect(await database().media.count()).toBe(0);
  });

  test("come back without a share image and AVIFs that are missing: these are made again", async () => {
    const key = randomKey();
    const image = { key, sha256: key, filename: "a.png", mime: "image/png", size: 1, widths: [320] };
    const { id } = await database().media.create({ data: { ...image, hasAvif: true, shareX: 0.5, shareY: 0.5 } });
    const store = await fileStore();
    for (const name of ["320.webp", "320.avif"]) await store.put(`media/${key}/${name}`, Buffer.from("RIFF"), "image/webp");
    const columns = { hasAvif: true, shareX: true, shareY: true };
    await system.media.delete({ ids: [id] });
    await system.media.restore({ ids: [id] });
    const made = { hasAvif: true, shareX: null, shareY: null };
    expect(await database().media.findUnique({ where: { id }, select: columns })).toEqual(made);
  });

  test("come back from where earlier versions moved them", async () => {
    const row = await save("One");
    await system.media.delete({ ids: [row.id] });
    const store = await fileStore();
    await store.put(`aside/${row.key}/report.pdf`, buildPdf("One"), "application/pdf");
    await store.deleteFolder(`media/${row.key}`);
    await system.media.restore({ ids: [row.id] });
    expect(await statusOf(row)).toBe(200);
  });

  test("are all there whenever their row is, while deletions, restores and the job run side by side", {
    tags: "postgres",
  }, async () => {
    const rows = await Promise.all(["One", "Two", "Three"].map(save));
    const ids = rows.map(({ id }) => id);
    const restore = () => system.trash.restore({ path: "/admin/media", ids });
    for (let round = 0; round < 12; round++) {
      const now = round % 3 === 0 ? afterTheTrash() : new Date();
      const calls = [system.media.delete({ ids }), restore(), system.media.delete({ ids }), restore(), restore()];
      await Promise.allSettled([...calls, deleteRemovedFiles(database(), now)]);
      const present = await database().media.findMany({ select: { key: true } });
      for (const row of present) expect([row.key, await statusOf(row)]).toEqual([row.key, 200]);
    }
  });
});
