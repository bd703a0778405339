"use client";

import { referenceTo } from "~/components/fields/reference";
import { api } from "~/trpc/client";

const { assignees, assignee } = api.website.contact;

export const staff = referenceTo({ list: assignees, byId: assignee }, (row: { name: string }) => row.name);
