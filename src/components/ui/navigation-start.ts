/** The event that starts the progress bar; src/instrumentation-client.ts sends it when Next's router sets out for another page. */
export const navigationStart = "atrium:navigation-start";
