import type { FailureReason } from '@cert/shared/platform';

/** A script's failure says nothing by itself; asking for the file again must not take longer than it did. */
const answerTimeoutMs = 4_000;

/**
 * Why a script did not load: the browser itself does not tell a page. Asks for the file once more and looks at what
 * comes. A file that is there and right has been cut off, or the browser had fetched it too early, or kept a wrong one
 * (version folders may be kept for ever): trying again helps, because what comes now takes the place of what was kept.
 * @param expected the hash that it must have; undefined when any will do
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

/** Undefined on a page that has no secure connection: browsers do not compute it there. */
async function digestOf(bytes: ArrayBuffer): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
