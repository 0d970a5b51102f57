/** An archive that cannot be restored here. The message is one sentence for the operator. */
export class InvalidArchiveError extends Error {}
