import { ensureFaketime } from '../ensureFaketime.ts';

/**
 * Dates at which `npm test -- all` repeats tests, because no test may depend on the day on which it runs. Each function
 * returns the first such date after the given one.
 */
export const testDates = {
  'in March of next year': (now: Date) => new Date(Date.UTC(now.getUTCFullYear() + 1, 2, 15, 10)),
  'on 29 February': (now: Date) => {
    const year = [1, 2, 3, 4].map((more) => now.getUTCFullYear() + more).find(isLeapYear);
    return new Date(Date.UTC(year ?? NaN, 1, 29, 10));
  },
  // In Europe, clocks change at 01:00 UTC; the tests begin some minutes before.
  'in the night of a clock change': (now: Date) => {
    const lastDay = new Date(Date.UTC(now.getUTCFullYear() + 1, 3, 0));
    const lastSunday = lastDay.getUTCDate() - lastDay.getUTCDay();
    return new Date(Date.UTC(now.getUTCFullYear() + 1, 2, lastSunday, 0, 58));
  },
} satisfies Record<string, (now: Date) => Date>;

export type TestDate = keyof typeof testDates;

/**
 * Returns an environment with a shifted clock: for a program and all programs that it starts, it is now this date. Only
 * the wall clock is shifted, not the monotonic clock of timers.
 * @throws {Error} with instructions when libfaketime cannot be installed
 */
export function createTestDateEnvironment(date: TestDate): Record<string, string> {
  const now = new Date();
  const aheadSeconds = Math.round((testDates[date](now).getTime() - now.getTime()) / 1000);
  return {
    LD_PRELOAD: ensureFaketime(),
    FAKETIME: `+${aheadSeconds}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}

/**
 * Returns the environment without the shifted clock, for browsers and PostgreSQL, which must use the clock of the
 * machine. The shifted clock makes browsers about thirty times slower, because they ask for the time very often. It
 * also keeps time limits of PostgreSQL from expiring.
 */
export function withoutTestDate(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).filter(
      (entry): entry is [string, string] =>
        entry[1] !== undefined && entry[0] !== 'LD_PRELOAD' && !entry[0].startsWith('FAKETIME'),
    ),
  );
}

function isLeapYear(year: number): boolean {
  return new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;
}
