import { personSchema } from "~/features/system/person/schema";
import { alsoNeeds, guarded, router } from "~/server/crud/trpc";
import { countPerson, erasePerson } from "~/server/operations/personal-data/erase";

const contact = guarded("/admin/contact");

/** Erases people by their address, for those who may delete both conversations and candidates. */
export const personRouter = router({
  /** How much there is of a person. */
  preview: contact.view
    .use(alsoNeeds("/admin/contact", "delete"))
    .use(alsoNeeds("/admin/candidate", "delete"))
    .input(personSchema)
    .query(({ ctx, input }) => countPerson(ctx.db, input)),

  /** See `erasePerson`. @returns what was erased */
  erase: contact.delete
    .use(alsoNeeds("/admin/candidate", "delete"))
    .input(personSchema)
    .mutation(({ ctx, input }) => erasePerson(input, ctx)),
});
