"use client";

import { createTRPCReact } from "@trpc/react-query";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "~/server/root";

/** Every typed call as a hook: `api.career.level.list.useQuery({ search: "senior" })`. */
export const api = createTRPCReact<AppRouter>();

/** What a call answers: `RouterOutputs["career"]["level"]["list"]`. */
export type RouterOutputs = inferRouterOutputs<AppRouter>;
/** What a call takes. */
export type RouterInputs = inferRouterInputs<AppRouter>;
