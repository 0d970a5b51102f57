import type { FailureReason } from '@cert/shared/platform';

/** Milliseconds. Limit for the second request, which must not take longer than loading the script. */
const answerTimeoutMs = 4_000;

/**
 * Finds out why a script did not load, because the browser does not report it. Requests the file again and checks the
 * response. If it is correct, the first response was interrupted, or the browser had cached a wrong one (files in
 * version folders never expire). A retry then works, because this response replaces the cached one.
 * @param expected the expected hash; undefined if the file is not checked
 */
export async function findFailureReason(
  address: string,
  expected: string | undefined,
): Promise<FailureReason> {
  let response: Response;
  try {
    response = await fetch(address, {
      cache: 'reload',
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    if (!response.ok) return 'missing';
    if (expected === undefined) return 'network';
    const digest = await digestOf(await response.arrayBuffer());
    if (digest === undefined) return 'broken';
    return digest === expected ? 'network' : 'tampered';
  } catch (failure) {
    return failure instanceof DOMException && failure.name === 'TimeoutError' ? 'slow' : 'network';
  }
}

/** Returns the hash of a file; undefined without a secure connection, where browsers offer no cryptography. */
async function digestOf(bytes: ArrayBuffer): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
