import { runTwoAtATime } from './runTwoAtATime.ts';

test('results have the order of the tasks, and at most two tasks run at the same time', async () => {
  let running = 0;
  let most = 0;
  const task = (turns: number) => async () => {
    most = Math.max(most, ++running);
    for (let turn = 0; turn < turns; turn++) await Promise.resolve();
    running--;
    return turns;
  };
  expect(await runTwoAtATime([9, 1, 5, 2].map(task))).toEqual([9, 1, 5, 2]);
  expect(most).toBe(2);
});

test('no tasks give no results', async () => {
  expect(await runTwoAtATime([])).toEqual([]);
});
