/**
 * Mulberry32: a small deterministic generator of random numbers. Source: Tommy Ettinger, 2017, public domain. For demo
 * data, never for secrets.
 * @returns a function that gives the next number, 0 or more and below 1
 */
export function createSeededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
