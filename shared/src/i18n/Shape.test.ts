import type { Shape } from './Shape.ts';

const en = { save: 'Save', tabs: { first: 'First' } } as const;

type Fits<Words> = Words extends Shape<typeof en> ? true : false;

describe('the shape of the words', () => {
  it('is met by other texts under the same keys, and by nothing else', () => {
    // The compiler proves these: a wrong one makes `tsc -b` fail.
    const sameKeys: Fits<{ save: string; tabs: { first: string } }> = true;
    const missingKey: Fits<{ save: string; tabs: object }> = false;
    const flattened: Fits<{ save: string; tabs: string }> = false;
    const notText: Fits<{ save: number; tabs: { first: string } }> = false;
    expect([sameKeys, missingKey, flattened, notText]).toEqual([true, false, false, false]);
  });
});
