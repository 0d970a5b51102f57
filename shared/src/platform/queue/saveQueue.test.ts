import { refuse } from '../../domain/index.ts';
import { aSaveQueue } from '../../testing/aSaveQueue.ts';
import { aSentComment } from '../../testing/testSavers.ts';

describe('a change in the save queue', () => {
  it('is sent 200 ms after the last key press, as one call', async () => {
    const { put, clock, calls, stored, queue } = await aSaveQueue();
    put('area_comments_1', aSentComment('g'));
    await clock.pass(199);
    put('area_comments_1', aSentComment('go'));
    await clock.pass(199);
    expect(calls).toEqual([]);
    await clock.pass(1);
    expect(calls).toEqual([['area_comments_1']]);
    expect(stored('area_comments_1')).toBe('go');
    expect(queue.get().entries.size).toBe(0);
  });

  it('that clears an answer is sent after 10 ms', async () => {
    const { put, clock, calls } = await aSaveQueue();
    put('question_1', false);
    await clock.pass(9);
    expect(calls).toEqual([]);
    await clock.pass(1);
    expect(calls).toEqual([['question_1']]);
  });

  it('is sent in one call with other changes made at the same moment', async () => {
    const { put, clock, calls } = await aSaveQueue();
    put('answer_1', { value: true });
    await clock.pass(3);
    put('answer_additional_1', { value: 'and why' });
    await clock.pass(200);
    expect(calls).toEqual([['answer_1', 'answer_additional_1']]);
  });

  it('is sent after its own delay; a later change of another key does not postpone it', async () => {
    const { put, clock, calls } = await aSaveQueue();
    put('area_comments_1', aSentComment('a'));
    await clock.pass(150);
    put('area_comments_2', aSentComment('b'));
    await clock.pass(50);
    expect(calls).toEqual([['area_comments_1']]);
  });

  it('stays in the queue if it is changed again while it is sent, and the newer value is sent next', async () => {
    const { put, clock, failures, stored, server, status, queue } = await aSaveQueue();
    failures.push('slow');
    put('area_comments_1', aSentComment('first'));
    await clock.pass(200);
    expect(status('area_comments_1')).toEqual({ kind: 'sending' });
    put('area_comments_1', aSentComment('second'));
    await clock.pass(1000);
    expect(stored('area_comments_1')).toBe('second');
    expect(server.read(7, 'area_comments_1')?.revision).toBe(2);
    expect(queue.get().entries.size).toBe(0);
  });

  it('is sent right after another call of the same questionnaire, never at the same time', async () => {
    const { put, clock, failures, calls } = await aSaveQueue();
    failures.push('slow');
    put('area_comments_1', aSentComment('a'));
    await clock.pass(200);
    put('area_comments_2', aSentComment('b'));
    await clock.pass(999);
    expect(calls).toHaveLength(1);
    await clock.pass(1);
    expect(calls).toEqual([['area_comments_1'], ['area_comments_2']]);
  });

  it('gives the page, once it is saved, the value and the revision that the server now has', async () => {
    const { put, clock, queue } = await aSaveQueue();
    put('area_comments_1', aSentComment('a'));
    await clock.pass(200);
    expect(queue.get().acknowledged.get('7/area_comments_1')).toMatchObject({
      revision: 1,
      value: aSentComment('a'),
    });
  });

  it('is based on the last acknowledged revision even if the page still passes an older one', async () => {
    const { put, clock, status, stored } = await aSaveQueue();
    put('area_comments_1', aSentComment('a'), 0);
    await clock.pass(200);
    put('area_comments_1', aSentComment('b'), 0);
    await clock.pass(200);
    expect(status('area_comments_1')).toBeUndefined();
    expect(stored('area_comments_1')).toBe('b');
  });

  it('is settled only after the call that sends it has ended', async () => {
    const { put, clock, failures, queue, stored } = await aSaveQueue();
    failures.push('slow');
    put('area_comments_1', aSentComment('a'));
    const settled = queue.settled().then(() => stored('area_comments_1'));
    await clock.pass(2000);
    await expect(settled).resolves.toBe('a');
  });
});

describe('a failed attempt to save', () => {
  it('keeps the change, shows one alert, and is not repeated by itself', async () => {
    const { put, clock, failures, queue, calls, status } = await aSaveQueue();
    const alerts: boolean[] = [];
    queue.subscribe(() => {
      if (queue.get().hasFailed !== alerts.at(-1)) alerts.push(queue.get().hasFailed);
    });
    failures.push('lost request', 'lost request');
    put('area_comments_1', aSentComment('a'));
    await clock.pass(600_000);
    expect(calls).toHaveLength(1);
    expect(status('area_comments_1')).toEqual({ kind: 'failed' });
    expect(alerts).toEqual([false, true]);
    queue.sendAll();
    await clock.pass(0);
    expect(alerts).toEqual([false, true]);
    queue.sendAll();
    await clock.pass(0);
    expect(alerts).toEqual([false, true, false]);
    expect(queue.get().entries.size).toBe(0);
  });

  it.each(['signed-out', 'slow-down', 'server-error', 'unavailable'] as const)(
    'with the refusal “%s” keeps the change for later',
    async (code) => {
      const { put, clock, failures, status, queue, stored } = await aSaveQueue();
      failures.push(refuse(code));
      put('area_comments_1', aSentComment('a'));
      await clock.pass(200);
      expect(status('area_comments_1')).toEqual({ kind: 'failed' });
      queue.sendAll();
      await clock.pass(0);
      expect(stored('area_comments_1')).toBe('a');
    },
  );

  it.each(['slow-down', 'unavailable'] as const)(
    'with the refusal “%s” and a waiting time is repeated once after that time',
    async (code) => {
      const { put, clock, failures, calls, stored, queue } = await aSaveQueue();
      failures.push(
        refuse(code, { retryAfterSeconds: 20 }),
        refuse(code, { retryAfterSeconds: 5 }),
      );
      put('area_comments_1', aSentComment('a'));
      await clock.pass(200 + 19_999);
      expect(calls).toHaveLength(1);
      await clock.pass(1);
      expect(calls).toHaveLength(2);
      await clock.pass(5000);
      expect(stored('area_comments_1')).toBe('a');
      expect(queue.get().entries.size).toBe(0);
      await clock.pass(600_000);
      expect(calls).toHaveLength(3);
    },
  );

  it('is not repeated after the person has signed out', async () => {
    const { put, clock, failures, calls, queue } = await aSaveQueue();
    failures.push(refuse('slow-down', { retryAfterSeconds: 20 }));
    put('area_comments_1', aSentComment('a'));
    await clock.pass(200);
    queue.close();
    await clock.pass(60_000);
    expect(calls).toHaveLength(1);
  });

  it('is repeated with the next change of another key', async () => {
    const { put, clock, failures, stored } = await aSaveQueue();
    failures.push('lost request');
    put('area_comments_1', aSentComment('a'));
    await clock.pass(200);
    put('area_comments_2', aSentComment('b'));
    await clock.pass(200);
    expect([stored('area_comments_1'), stored('area_comments_2')]).toEqual(['a', 'b']);
  });

  it('shows no alert for a later change once the server has answered again', async () => {
    const { put, clock, failures, queue, server } = await aSaveQueue();
    failures.push('lost request');
    put('area_comments_1', aSentComment('a'));
    await clock.pass(200);
    server.lock('area_comments_1');
    queue.sendAll();
    await clock.pass(0);
    put('area_comments_2', aSentComment('b'));
    expect(queue.get().hasFailed).toBe(false);
  });

  it('does not make the server store the value twice if only the reply was lost', async () => {
    const { put, clock, failures, queue, server } = await aSaveQueue();
    failures.push('lost reply');
    put('area_comments_1', aSentComment('a'));
    await clock.pass(200);
    queue.sendAll();
    await clock.pass(0);
    expect(queue.get().entries.size).toBe(0);
    expect(server.writesOf(7, 'area_comments_1')).toHaveLength(1);
  });

  it('causes no conflict with the person’s own next change if only the reply was lost', async () => {
    const { put, clock, failures, status, stored } = await aSaveQueue();
    failures.push('lost reply', 'lost reply');
    put('area_comments_1', aSentComment('a'));
    await clock.pass(200);
    put('area_comments_1', aSentComment('ab'));
    await clock.pass(200);
    put('area_comments_1', aSentComment('abc'));
    await clock.pass(200);
    expect(status('area_comments_1')).toBeUndefined();
    expect(stored('area_comments_1')).toBe('abc');
  });

  it('records as an attempt the value that was sent, but not the values that were only typed', async () => {
    const { put, clock, failures, queue } = await aSaveQueue();
    failures.push('lost request');
    for (const content of ['a', 'ab', 'abc']) put('area_comments_1', aSentComment(content));
    await clock.pass(200);
    for (const content of ['abcd', 'abcde']) put('area_comments_1', aSentComment(content));
    expect(queue.get().entries.get('7/area_comments_1')?.attempts).toEqual([aSentComment('abc')]);
  });
});
