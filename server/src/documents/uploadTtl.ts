import { signedUrlTtlSeconds } from './signedUrlTtlSeconds.ts';

/**
 * How long after it was asked for an upload may be submitted: as long as its address is good, and half an hour more. A
 * page that submits later is told `unknown` and sends the file again.
 */
export const uploadTtlMs = (signedUrlTtlSeconds + 1800) * 1000;

/** A request that sends a file begins while its address is good, and lasts at most as long again (`app.ts`). */
export const lastByteDeadlineMs = 2 * signedUrlTtlSeconds * 1000;

/** Long enough to write a checked file and its document; a process that dies between leaves it for so long. */
export const pendingFileTtlMs = 600_000;
