import { aSaveQueue } from '../../testing/aSaveQueue.ts';
import { aSentComment } from '../../testing/testSavers.ts';

const keys = ['area_comments_1', 'area_comments_2', 'area_comments_3', 'area_comments_4'];

describe('a change on which the server always fails', () => {
  it('does not stop the other changes of its call, and is the only one that stays unsaved', async () => {
    const { putTogether, server, status, stored, queue } = await aSaveQueue();
    server.failOn('area_comments_2');
    await putTogether(...keys);
    expect(keys.map(stored)).toEqual([
      'area_comments_1',
      undefined,
      'area_comments_3',
      'area_comments_4',
    ]);
    expect(status('area_comments_2')).toEqual({ kind: 'failed' });
    expect(queue.get().entries.size).toBe(1);
    expect(queue.get().hasFailed).toBe(true);
  });

  it('does not stop later changes, and is tried again after them', async () => {
    const { put, putTogether, server, clock, calls, stored, queue } = await aSaveQueue();
    server.failOn('area_comments_2');
    await putTogether('area_comments_1', 'area_comments_2');
    calls.length = 0;
    put('area_comments_3', aSentComment('later'));
    await clock.pass(200);
    expect(calls).toEqual([['area_comments_3'], ['area_comments_2']]);
    expect(stored('area_comments_3')).toBe('later');
    expect(queue.get().hasFailed).toBe(true);
  });

  it('is sent once at each new attempt to save, and never by itself', async () => {
    const { putTogether, server, clock, calls, queue } = await aSaveQueue();
    server.failOn('area_comments_2');
    await putTogether('area_comments_1', 'area_comments_2');
    calls.length = 0;
    await clock.pass(600_000);
    expect(calls).toEqual([]);
    queue.sendAll();
    await clock.pass(600_000);
    expect(calls).toEqual([['area_comments_2']]);
  });

  it('is saved, and the alert disappears, once the server works again', async () => {
    const { putTogether, server, clock, stored, queue } = await aSaveQueue();
    server.failOn('area_comments_2');
    await putTogether('area_comments_1', 'area_comments_2');
    server.recover();
    queue.sendAll();
    await clock.pass(0);
    expect(stored('area_comments_2')).toBe('area_comments_2');
    expect(queue.get().hasFailed).toBe(false);
  });

  it('does not keep other changes from being saved later, even if the server fails on several changes', async () => {
    const { putTogether, server, clock, stored, queue } = await aSaveQueue();
    for (const key of keys.slice(0, 3)) server.failOn(key);
    await putTogether(...keys);
    expect(stored('area_comments_4')).toBeUndefined();
    queue.sendAll();
    await clock.pass(0);
    expect(stored('area_comments_4')).toBe('area_comments_4');
  });
});

it('a server that fails on every change gets three changes, each alone, and no more before the next attempt to save', async () => {
  const { putTogether, server, calls } = await aSaveQueue();
  for (const key of [...keys, 'area_comments_5', 'area_comments_6']) server.failOn(key);
  await putTogether(...keys, 'area_comments_5', 'area_comments_6');
  expect(calls.map((sent) => sent.length)).toEqual([1, 6, 1, 1, 1]);
});
