import fc from 'fast-check';
import { runSavingHistory } from '../../testing/runSavingHistory.ts';
import { generateSavingHistories } from '../../testing/savingHistory.ts';
import { aSentComment } from '../../testing/testSavers.ts';

// Each run generates different histories. A failure prints its seed and path; pass them to `fc.assert` to reproduce it.

it('in any sequence of events in one tab, the last value of each key is stored or shown, never an older one', () =>
  fc.assert(
    fc.asyncProperty(generateSavingHistories(1), async (history) => {
      const { fates, keptUnseen } = await runSavingHistory(history);
      for (const fate of fates) expect(['stored', 'refused', 'conflict']).toContain(fate);
      expect(keptUnseen).toBe(0);
    }),
    { numRuns: 1000 },
  ));

it('in any sequence of events in two tabs, the last value of each key is stored or shown', () =>
  fc.assert(
    fc.asyncProperty(generateSavingHistories(2), async (history) => {
      const { fates, keptUnseen } = await runSavingHistory(history);
      for (const fate of fates) expect(['stored', 'refused', 'conflict']).toContain(fate);
      expect(keptUnseen).toBe(0);
    }),
    { numRuns: 1000 },
  ));

it('a value that one tab sent without a reply causes no conflict with a newer value of another, closed tab', async () => {
  const outcome = await runSavingHistory([
    { kind: 'edit', tab: 1, key: 'area_comments_1', value: false },
    // Opens the first tab, which sends the stored change of the second one; the reply is lost.
    { kind: 'failure', tab: 0, failure: 'lost reply' },
    { kind: 'edit', tab: 1, key: 'area_comments_1', value: 'new' },
    { kind: 'close', tab: 1 },
  ]);
  expect(outcome).toEqual({ fates: ['stored'], kept: 0, keptUnseen: 0 });
});

it('a call of one tab that arrives late never replaces what another tab has saved since', async () => {
  const key = 'intro_mainFocus';
  const three = aSentComment('three');
  const outcome = await runSavingHistory([
    // Opens the second tab before the other person's change, and the first one after it.
    { kind: 'edit', tab: 1, key: 'area_comments_1', value: false },
    { kind: 'other person', key, value: three },
    { kind: 'edit', tab: 0, key, value: false },
    { kind: 'failure', tab: 0, failure: 'lands late' },
    { kind: 'time', ms: 10 },
    { kind: 'edit', tab: 0, key: 'area_comments_1', value: false },
    { kind: 'edit', tab: 1, key, value: three },
  ]);
  expect(outcome).toEqual({ fates: ['stored', 'stored'], kept: 0, keptUnseen: 0 });
});

it('the generated sequences of events include every outcome: stored, refused, conflict', async () => {
  const histories = fc.sample(generateSavingHistories(2), { seed: 4, numRuns: 300 });
  const outcomes = await Promise.all(histories.map(runSavingHistory));
  const seen = new Set(outcomes.flatMap(({ fates }) => fates));
  expect([...seen].sort()).toEqual(['conflict', 'refused', 'stored']);
});
