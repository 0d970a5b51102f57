/** How long a signed address is good for ("short-lived"). */
export const signedUrlTtlSeconds = 300;

/**
 * How long a store of another maker hands a file out at an address that we signed. It asks nobody whether the document
 * and the session are still there, so that it must end soon; pages ask for a new address at every click.
 */
export const storeDownloadTtlSeconds = 60;
