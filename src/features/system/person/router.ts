import { personSchema } from "~/features/system/person/schema";
import { alsoNeeds, guarded, router } from "~/server/crud/trpc";
import { countPerson, erasePerson } from "~/server/operations/personal-data/erase";

const contact = guarded("/admin/contact");

/** Erases people by their address. Needs permission to delete both conversations and candidates. */
export const personRouter = router({
  preview: contact.view
    .use(alsoNeeds("/admin/contact", "delete"))
    .use(alsoNeeds("/admin/candidate", "delete"))
    .input(personSchema)
    .query(({ ctx, input }) => countPerson(ctx.db, input)),

  /** @returns what was erased */
  erase: contact.delete
    .use(alsoNeeds("/admin/candidate", "delete"))
    .input(personSchema)
    .mutation(({ ctx, input }) => erasePerson(input, ctx)),
});
