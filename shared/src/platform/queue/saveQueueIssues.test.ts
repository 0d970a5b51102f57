import fc from 'fast-check';
import { runSavingHistory } from '../../testing/runSavingHistory.ts';
import { savingHistories } from '../../testing/savingHistory.ts';

// Each run generates other histories. A failure prints its seed and path; pass them to `fc.assert` to reproduce it.

it('whatever happens to one tab, the last value of each key is stored or shown, and nothing older comes back', () =>
  fc.assert(
    fc.asyncProperty(savingHistories(1), async (history) => {
      const { fates, keptUnseen } = await runSavingHistory(history);
      for (const fate of fates) expect(['stored', 'refused', 'conflict']).toContain(fate);
      expect(keptUnseen).toBe(0);
    }),
    { numRuns: 1000 },
  ));

it('whatever happens to two tabs of one browser, the last value of each key is stored or shown', () =>
  fc.assert(
    fc.asyncProperty(savingHistories(2), async (history) => {
      const { fates, keptUnseen } = await runSavingHistory(history);
      for (const fate of fates) expect(['stored', 'refused', 'conflict']).toContain(fate);
      expect(keptUnseen).toBe(0);
    }),
    { numRuns: 1000 },
  ));

it('the histories hold every outcome, so that the two properties look at something', async () => {
  const histories = fc.sample(savingHistories(2), { seed: 4, numRuns: 300 });
  const outcomes = await Promise.all(histories.map(runSavingHistory));
  const seen = new Set(outcomes.flatMap(({ fates }) => fates));
  expect([...seen].sort()).toEqual(['conflict', 'refused', 'stored']);
});
