import { refuse, Refusal } from '../../domain/index.ts';
import { anaAccountId, aSaveQueue } from '../../testing/aSaveQueue.ts';
import { aSentComment } from '../../testing/testSavers.ts';
import { isUnsent } from './queueEntry.ts';

describe('two people who change the same field', () => {
  async function inConflict() {
    const given = await aSaveQueue();
    given.server.saveAs('Marko Babić', {
      id: 7,
      answers: { area_comments_1: aSentComment('theirs') },
    });
    given.put('area_comments_1', aSentComment('mine'), 0);
    await given.clock.pass(200);
    return given;
  }

  it('see both values; neither is overwritten', async () => {
    const { status, stored, queue } = await inConflict();
    expect(status('area_comments_1')).toMatchObject({
      kind: 'conflict',
      theirs: { value: { content: 'theirs' }, savedBy: 'Marko Babić', revision: 1 },
    });
    expect(stored('area_comments_1')).toBe('theirs');
    expect(queue.get().hasFailed).toBe(false);
  });

  it('can continue typing; nothing is sent before they choose', async () => {
    const { put, clock, calls, status } = await inConflict();
    put('area_comments_1', aSentComment('mine, longer'));
    await clock.pass(10_000);
    expect(calls).toHaveLength(1);
    expect(status('area_comments_1')).toMatchObject({ kind: 'conflict' });
  });

  it('store their own value if they choose it', async () => {
    const { queue, clock, stored } = await inConflict();
    queue.choose('7/area_comments_1', 'mine');
    await clock.pass(0);
    expect(stored('area_comments_1')).toBe('mine');
    expect(queue.get().entries.size).toBe(0);
  });

  it('keep the other person’s value if the person who is asked to choose takes that value', async () => {
    const { queue, clock, stored, calls } = await inConflict();
    queue.choose('7/area_comments_1', 'theirs');
    await clock.pass(1000);
    expect(stored('area_comments_1')).toBe('theirs');
    expect(queue.get().entries.size).toBe(0);
    expect(queue.get().acknowledged.get('7/area_comments_1')).toMatchObject({ revision: 1 });
    expect(calls).toHaveLength(1);
  });

  it('are asked to choose again if the other person has saved once more', async () => {
    const { queue, server, clock, status } = await inConflict();
    server.saveAs('Marko Babić', {
      id: 7,
      answers: { area_comments_1: aSentComment('theirs again') },
    });
    queue.choose('7/area_comments_1', 'mine');
    await clock.pass(0);
    expect(status('area_comments_1')).toMatchObject({
      theirs: { value: { content: 'theirs again' } },
    });
  });

  it('are asked to choose even if one of them has saved a value that the other had tried to save before', async () => {
    const { put, server, clock, failures, status } = await aSaveQueue();
    failures.push('lost request');
    put('area_comments_1', aSentComment('yes'));
    await clock.pass(200);
    server.saveAs('Marko Babić', { id: 7, answers: { area_comments_1: aSentComment('yes') } });
    put('area_comments_1', aSentComment('no'));
    await clock.pass(200);
    expect(status('area_comments_1')).toMatchObject({ theirs: { savedBy: 'Marko Babić' } });
  });

  it('are not asked to choose if both entered the same value', async () => {
    const { put, server, clock, failures, status } = await aSaveQueue();
    failures.push('slow');
    put('area_comments_1', aSentComment('almost'), 0);
    await clock.pass(200);
    put('area_comments_1', aSentComment('the same'), 0);
    server.saveAs('Marko Babić', { id: 7, answers: { area_comments_1: aSentComment('the same') } });
    await clock.pass(2000);
    expect(status('area_comments_1')).toBeUndefined();
  });

  it('are never asked to choose if they change different fields', async () => {
    const { put, server, clock, stored } = await aSaveQueue();
    server.saveAs('Marko Babić', { id: 7, answers: { area_comments_2: aSentComment('theirs') } });
    put('area_comments_1', aSentComment('mine'));
    await clock.pass(200);
    expect([stored('area_comments_1'), stored('area_comments_2')]).toEqual(['mine', 'theirs']);
  });
});

describe('a change that the server refuses', () => {
  it('stays with its text and the reason until the user confirms it', async () => {
    const { put, server, clock, status, queue, calls } = await aSaveQueue();
    server.lock('area_comments_1');
    put('area_comments_1', aSentComment('too late'));
    await clock.pass(200);
    expect(status('area_comments_1')).toEqual({ kind: 'refused', reason: 'question-locked' });
    expect(queue.get().entries.get('7/area_comments_1')?.value).toEqual(aSentComment('too late'));
    queue.sendAll();
    await clock.pass(1000);
    expect(calls).toHaveLength(1);
    queue.dismiss('7/area_comments_1');
    expect(queue.get().entries.size).toBe(0);
  });

  it('does not affect other changes of the same call', async () => {
    const { putTogether, server, status, stored, calls } = await aSaveQueue();
    server.lock('area_comments_1');
    await putTogether('area_comments_1', 'area_comments_2');
    expect(calls.map((keys) => keys.length)).toEqual([1, 2]);
    expect(status('area_comments_1')).toEqual({ kind: 'refused', reason: 'question-locked' });
    expect(stored('area_comments_2')).toBe('area_comments_2');
  });

  it('is left out if the server names it as the cause of a failed call; the other changes are sent again', async () => {
    const { putTogether, server, status, stored, calls, queue } = await aSaveQueue();
    server.reject('area_comments_2');
    await putTogether('area_comments_1', 'area_comments_2', 'area_comments_3');
    expect(calls.map((keys) => keys.length)).toEqual([1, 3, 2]);
    expect(status('area_comments_2')).toEqual({ kind: 'refused', reason: 'wrong-value' });
    expect(stored('area_comments_1')).toBe('area_comments_1');
    expect(stored('area_comments_3')).toBe('area_comments_3');
    expect(queue.get().hasFailed).toBe(false);
  });

  it('without naming it makes the queue send each change of the call in a call of its own', async () => {
    const { putTogether, clock, failures, stored, calls, queue } = await aSaveQueue();
    failures.push('slow', refuse('too-large'));
    await putTogether('area_comments_1', 'area_comments_2', 'area_comments_3');
    await clock.pass(1000);
    expect(calls.map((keys) => keys.length)).toEqual([1, 3, 1, 1, 1]);
    expect(stored('area_comments_3')).toBe('area_comments_3');
    expect(queue.get().hasFailed).toBe(false);
  });

  it('does not stop the other changes if the connection breaks while each is sent alone', async () => {
    const { putTogether, server, clock, failures, status, stored, queue } = await aSaveQueue();
    server.reject('area_comments_2');
    failures.push('slow', new Refusal('invalid-input'), 'lost request');
    await putTogether('area_comments_1', 'area_comments_2', 'area_comments_3');
    expect(stored('area_comments_3')).toBeUndefined();
    queue.sendAll();
    await clock.pass(1000);
    expect(status('area_comments_2')).toMatchObject({ kind: 'refused' });
    expect(stored('area_comments_1')).toBe('area_comments_1');
    expect(stored('area_comments_3')).toBe('area_comments_3');
  });

  it('does not show the alert about failed saves, because it has its own message', async () => {
    const { putTogether, server, queue } = await aSaveQueue();
    server.reject('area_comments_2');
    const alerts: boolean[] = [];
    queue.subscribe(() => alerts.push(queue.get().hasFailed));
    await putTogether('area_comments_1', 'area_comments_2');
    expect(alerts).not.toContain(true);
  });

  it.each([
    ['on the same page', false],
    ['after a reload', true],
  ])(
    'causes no conflict with the user’s next change if the server stores it after all, %s',
    async (_, isReloaded) => {
      const first = await aSaveQueue();
      const { storage, server, clock } = first;
      first.failures.push('lands late', refuse('too-large'));
      first.put('area_comments_1', aSentComment('one'));
      await clock.pass(200);
      first.queue.sendAll();
      await clock.pass(0);
      expect(first.status('area_comments_1')).toMatchObject({ kind: 'refused' });
      first.queue.dismiss('7/area_comments_1');
      const page = isReloaded ? await aSaveQueue({ storage, server, clock }) : first;
      await clock.pass(5000);
      expect(page.stored('area_comments_1')).toBe('one');
      page.put('area_comments_1', aSentComment('two'));
      await clock.pass(200);
      expect(page.status('area_comments_1')).toBeUndefined();
      expect(page.stored('area_comments_1')).toBe('two');
    },
  );

  it('is forgotten a day after the user has confirmed it', async () => {
    const { put, server, storage, clock, queue } = await aSaveQueue();
    server.lock('area_comments_1');
    put('area_comments_1', aSentComment('too late'));
    await clock.pass(200);
    queue.dismiss('7/area_comments_1');
    expect(await storage.load(anaAccountId)).toMatchObject([{ isNoted: true }]);
    await clock.pass(24 * 60 * 60 * 1000);
    const later = await aSaveQueue({ storage, server, clock });
    expect(later.queue.get().entries.size).toBe(0);
    expect(await storage.load(anaAccountId)).toEqual([]);
  });

  it('is sent again once the user changes its value', async () => {
    const { put, server, clock, status } = await aSaveQueue();
    server.lock('area_comments_1');
    put('area_comments_1', aSentComment('one'));
    await clock.pass(200);
    put('area_comments_1', aSentComment('two'));
    expect(isUnsent({ status: status('area_comments_1')! } as never)).toBe(true);
    await clock.pass(200);
    expect(status('area_comments_1')).toEqual({ kind: 'refused', reason: 'question-locked' });
  });
});
