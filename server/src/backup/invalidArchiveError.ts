/** Thrown for an archive that cannot be restored in this installation. The message is one sentence for the operator. */
export class InvalidArchiveError extends Error {}
