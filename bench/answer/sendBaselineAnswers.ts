/**
 * Sends the bodies one after the other with `fetch`. Leaves out their revisions, which are outdated by now and would
 * cause conflicts. Runs in the page, so it must not refer to other code of this file.
 * @returns the round-trip times in ms
 * @throws {Error} when a body was not stored
 */
export async function sendBaselineAnswers(bodies: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const body of bodies) {
    const bare = JSON.stringify({ ...JSON.parse(body), revisions: undefined });
    const startedMs = performance.now();
    const response = await fetch('/api', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: bare,
    });
    const reply = (await response.json()) as { saved?: object };
    times.push(performance.now() - startedMs);
    if (Object.keys(reply.saved ?? {}).length !== 1)
      throw new Error(`a bare call with ${bare} stored nothing`);
  }
  return times;
}
