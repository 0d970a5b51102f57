import { createSeededRandom } from '../../../office/demo/createSeededRandom.ts';

/** Creates a reproducible generator of whole numbers from 0 to below the given number. */
export function createSeededRandomInteger(seed: number): (below: number) => number {
  const next = createSeededRandom(seed);
  return (below) => Math.floor(next() * below);
}
