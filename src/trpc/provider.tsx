"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { httpBatchLink, httpLink, splitLink } from "@trpc/client";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { toastError } from "~/components/ui/toaster";
import type { CodeKey } from "~/lib/codes";
import { endsSession, errorMessage } from "~/lib/error-message";
import { api } from "~/trpc/client";
import { createQueryClient } from "~/trpc/query-client";
import { sessionEnded } from "~/trpc/session-end";
import { transformer } from "~/trpc/transformer";
import { unansweredLink } from "~/trpc/unanswered-link";

const url = "/api/trpc";
/** The server refuses more, and takes calls that change something one by one. */
const MAX_BATCH_SIZE = 20;
/** URL length that every proxy accepts; longer batches are split. */
const MAX_URL_LENGTH = 4000;

/** Provides the typed calls. Central place where errors become toasts or lead to the sign-in. */
export function ApiProvider({ children }: { children: ReactNode }) {
  const t = useTranslations();
  const [queryClient] = useState(() =>
    createQueryClient((error) => {
      if (endsSession(error)) return sessionEnded();
      const code = (key: CodeKey, minutes: number) => t(`codes.${key}`, { minutes });
      toastError(errorMessage(error, { code, somethingWrong: t("common.somethingWrong") }));
    }),
  );
  const [client] = useState(() =>
    api.createClient({
      links: [
        unansweredLink,
        splitLink({
          condition: ({ type }) => type === "mutation",
          true: httpLink({ url, transformer }),
          false: httpBatchLink({ url, transformer, maxItems: MAX_BATCH_SIZE, maxURLLength: MAX_URL_LENGTH }),
        }),
      ],
    }),
  );
  return (
    <api.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </api.Provider>
  );
}
