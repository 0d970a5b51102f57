/** Lifetime of a signed URL. See docs/product/documents.md#upload. */
export const signedUrlTtlSeconds = 300;

/**
 * Time after the request of an upload URL during which the upload can be submitted: the lifetime of the URL plus half
 * an hour. A later submission is refused with `unknown`, and the page uploads again. See
 * docs/product/documents.md#upload.
 */
export const uploadTtlMs = (signedUrlTtlSeconds + 1800) * 1000;

/**
 * Time after signing an upload URL within which the last byte arrives: a request must start while its URL is valid, and
 * may take as long as a URL is valid (`requestMs` in `http/createConnectionGuard.ts`).
 */
export const uploadLastByteDeadlineMs = 2 * signedUrlTtlSeconds * 1000;

/**
 * Time for storing a checked file and creating its document. If the server crashes in between, the file is removed
 * after this time.
 */
export const pendingFileTtlMs = 600_000;

/**
 * Lifetime of a download URL of an external store. The time is short, because the store cannot check that document and
 * session still exist. See docs/product/documents.md#download.
 */
export const storeDownloadTtlSeconds = 60;
