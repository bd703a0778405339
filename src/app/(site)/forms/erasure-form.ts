import { database } from "~/server/db/client";
import type { PublicForm } from "~/server/forms/form";
import { findCandidateId } from "~/server/mail/private-links";
import { eraseApplication } from "~/server/personal-data/erase";

/** The form by which candidates erase their application, shown once they asked for it. */
export const erasureForm: PublicForm = {
  path: /^\/my-data\/(?!erased$)([^/]+)$/,
  isPrivate: true,
  fileField: null,
  submit: async (token, { values, now }) => {
    const id = await findCandidateId(database(), token);
    if (id === null) return { kind: "missing" };
    // Only the button of the confirmation sends it.
    if (values.erase !== "1") return { kind: "refused", state: { values: {}, errors: {} } };
    await eraseApplication(id, now);
    return { kind: "done", path: "/my-data/erased" };
  },
};
