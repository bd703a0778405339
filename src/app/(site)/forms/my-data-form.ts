import { acceptSubmission, discardSubmission } from "~/features/career/submission/mutations";
import { database } from "~/server/db/client";
import type { PublicForm } from "~/server/forms/form";
import { isReceived } from "~/server/forms/receipts";
import { findCandidateId, privateLinkState } from "~/server/mail/private-links";
import { eraseApplication } from "~/server/operations/personal-data/erase";
import { AppError } from "~/server/platform/errors";

const erased = { kind: "done", path: "/my-data/erased" } as const;

export const myDataForm: PublicForm = {
  paths: ["/my-data/[token]"],
  linkState: (token, now) => privateLinkState(database(), "candidate", token, now),
  fields: null,
  fileField: null,
  submit: async (token, { values, receipt, now }) => {
    const db = database();
    const candidateId = await findCandidateId(db, token, now);
    // When the form is sent twice, the second request finds nothing.
    if (candidateId === null) return (await isReceived(db, receipt, now)) ? erased : { kind: "missing" };
    // Only the confirmation's button sends this.
    if (values.erase === "1") {
      await eraseApplication(candidateId, now, receipt);
      return erased;
    }
    const { confirm = "", discard = "" } = values;
    const id = /^[1-9]\d{0,8}$/.exec(confirm || discard)?.[0];
    if (!id) return { kind: "refused", state: { values: {}, errors: {} } };
    const decide = confirm ? acceptSubmission : discardSubmission;
    await decide({ id: Number(id), candidateId }, { actor: null, ip: null, now }).catch(ignoreSecondClick);
    return { kind: "done", path: `/my-data/${token}?done=${confirm ? "changed" : "discarded"}` };
  },
};

function ignoreSecondClick(error: unknown): void {
  if (!(error instanceof AppError) || error.appCode !== "ERROR_SUBMISSION_NOT_FOUND") throw error;
}
