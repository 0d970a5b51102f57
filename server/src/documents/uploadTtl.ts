import { signedUrlTtlSeconds } from './signedUrlTtlSeconds.ts';

/**
 * How long after its request an upload may be submitted: the lifetime of its URL plus half an hour. A later submission
 * is refused with `unknown`, and the page uploads again.
 */
export const uploadTtlMs = (signedUrlTtlSeconds + 1800) * 1000;

/** An upload request starts while its URL is valid, and takes at most as long again (`app.ts`). */
export const lastByteDeadlineMs = 2 * signedUrlTtlSeconds * 1000;

/** Enough to write a checked file and its document. After a crash in between, the file stays this long. */
export const pendingFileTtlMs = 600_000;
