import { createFairQueue } from './signInGuard.ts';

it('the fair queue of sign-ins runs one task of each lane in turn, however many tasks a lane has', async () => {
  const queue = createFairQueue(1);
  const done: string[] = [];
  const push = (lane: string, name: string) =>
    queue.run(lane, async () => {
      done.push(name);
    });
  const work = ['a1', 'a2', 'a3', 'b1', 'a4', 'c1', 'b2'].map((name) => push(name[0]!, name));
  expect(queue.waitingIn('a')).toBe(3);
  await Promise.all(work);
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  expect(queue.waitingIn('a')).toBe(0);
});

it('the fair queue of sign-ins runs as many tasks at once as allowed, and continues after a task has failed', async () => {
  const queue = createFairQueue(2);
  let running = 0;
  let most = 0;
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, (_, number) =>
      queue.run(`lane ${number % 3}`, async () => {
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        if (number === 4) throw new Error('failed');
        return number;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
});
