/** Port of the site under test. */
export const port = Number(process.env.E2E_PORT ?? 3210);

/** The first administrator of the site under test. */
export const administrator = { email: "admin@example.com", password: process.env.E2E_PASS ?? "atrium-e2e-admin" };
