import { expect } from '@playwright/test';
import { test } from '../support/test.ts';

test.use({ hasControlledClock: true });

test(
  'with a controlled clock, timers are replaced, but frames and idle callbacks stay those of the browser',
  { tag: '@reads' },
  async ({ page }) => {
    await page.goto('/en/login');
    const areNative = await page.evaluate(() => {
      const isNative = (name: keyof typeof globalThis) =>
        String(globalThis[name]).includes('[native code]');
      return {
        timers: isNative('setTimeout') || isNative('setInterval'),
        frames: isNative('requestAnimationFrame') && isNative('cancelAnimationFrame'),
        idleTimes: isNative('requestIdleCallback') && isNative('cancelIdleCallback'),
      };
    });
    expect(areNative).toEqual({ timers: false, frames: true, idleTimes: true });
  },
);
