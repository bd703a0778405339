import { historyRouter } from "~/features/company/history/router";
import { companyInfoRouter } from "~/features/company/info/router";
import { officeRouter } from "~/features/company/office/router";
import { router } from "~/server/crud/trpc";

export const companyRouter = router({ info: companyInfoRouter, office: officeRouter, history: historyRouter });
