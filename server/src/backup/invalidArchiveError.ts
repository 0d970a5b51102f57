/** An archive that cannot be restored here; the message is one sentence for the person who brought it. */
export class InvalidArchiveError extends Error {}
