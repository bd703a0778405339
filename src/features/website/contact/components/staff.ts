"use client";

import { referenceBy } from "~/components/fields/reference";
import { api } from "~/trpc/client";

/** Those whom a conversation can be assigned to. */
export const staff = referenceBy(api.website.contact.assignees);
