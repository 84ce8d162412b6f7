/** Ends a test that this machine cannot run, with the reason. It neither holds nor fails. */
export class NotRunHere extends Error {}
