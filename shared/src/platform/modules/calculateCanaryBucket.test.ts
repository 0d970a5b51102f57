import { calculateCanaryBucket } from './createVersionSelection.ts';

const accounts = Array.from({ length: 2_000 }, (_, index) => index + 1);
const within = (version: string, percent: number) =>
  accounts.filter((account) => calculateCanaryBucket('report', version, account) < percent);

describe('a canary for ten percent', () => {
  it('reaches about one account in ten', () => {
    expect(within('1.0.1-b', 10).length / accounts.length).toBeCloseTo(0.1, 1);
  });

  it('still reaches the same accounts when its percentage is raised', () => {
    const more = new Set(within('1.0.1-b', 25));
    expect(within('1.0.1-b', 10).every((account) => more.has(account))).toBe(true);
  });

  it('reaches other accounts with the next version', () => {
    expect(within('1.0.2-c', 10)).not.toEqual(within('1.0.1-b', 10));
  });
});

test('a canary for 0 % reaches no account, and a canary for 100 % reaches every account', () => {
  expect([within('1', 0).length, within('1', 100).length]).toEqual([0, accounts.length]);
});
