import type { BrowserContext } from '@playwright/test';
import { withoutTestDate } from '../../scripts/testing/testDates.ts';

/** Milliseconds by which the clock of the tests is ahead (`createTestDateEnvironment`); usually 0. */
const aheadMs = Number(process.env.FAKETIME ?? 0) * 1000;

/**
 * The environment for browsers, which a shifted clock would make far slower. `shiftPageClock` gives their pages the
 * date of the tests.
 */
export const environmentWithoutTestDate = withoutTestDate(process.env);

/** Makes `Date` in the pages of this context return the date of the tests. Timers and frames stay as they are. */
export async function shiftPageClock(context: BrowserContext): Promise<void> {
  if (aheadMs === 0) return;
  await context.addInitScript((ahead) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + ahead;
    window.Date = new Proxy(Date, {
      construct: (target, given, made) =>
        Reflect.construct(target, given.length === 0 ? [target.now()] : given, made) as Date,
      apply: (target) => new target(target.now()).toString(),
    });
    Date.prototype.constructor = window.Date;
  }, aheadMs);
}
