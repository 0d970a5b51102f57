/**
 * Sends the bodies one after the other with `fetch`. Runs in the page, so it must not refer to other code of this file.
 * @returns the round-trip times in ms
 * @throws {Error} when a body was not stored
 */
export async function sendBaselineGrades(bodies: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const body of bodies) {
    const startedMs = performance.now();
    const response = await fetch('/api', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const reply = (await response.json()) as { gradedAt?: string };
    times.push(performance.now() - startedMs);
    if (!reply.gradedAt) throw new Error(`a bare call with ${body} stored nothing`);
  }
  return times;
}
