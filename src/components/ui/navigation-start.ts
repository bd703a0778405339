/** Event that starts the progress bar, sent by src/instrumentation-client.ts when Next's router navigates. */
export const navigationStart = "atrium:navigation-start";
