/** Lifetime of a signed URL. */
export const signedUrlTtlSeconds = 300;

/**
 * Lifetime of a download URL of an external store. The store cannot check that document and session still exist, so the
 * time is short; pages request a new URL at every click.
 */
export const storeDownloadTtlSeconds = 60;
