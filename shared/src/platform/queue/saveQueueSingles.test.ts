import { aSaveQueue } from '../../testing/aSaveQueue.ts';
import { aSentComment } from '../../testing/testSavers.ts';

const grade = (value: number) => ({ value });

describe('the button “Save”', () => {
  it('sends its changes at once instead of after their delay, and no change twice', async () => {
    const { put, clock, queue, calls, stored } = await aSaveQueue();
    put('intro_mainFocus', aSentComment('one'));
    put('area_comments_1', aSentComment('two'));
    queue.sendNow(['7/intro_mainFocus', '7/intro_proudOf']);
    await clock.pass(0);
    expect([stored('intro_mainFocus'), stored('area_comments_1')]).toEqual(['one', undefined]);
    await clock.pass(200);
    expect(calls).toEqual([['intro_mainFocus'], ['area_comments_1']]);
  });

  it('sends a failed change again, and shows it as waiting until it is saved', async () => {
    const { put, clock, queue, failures, status, stored } = await aSaveQueue();
    failures.push('lost request');
    put('intro_mainFocus', aSentComment('one'));
    await clock.pass(200);
    expect(status('intro_mainFocus')).toEqual({ kind: 'failed' });
    queue.sendNow(['7/intro_mainFocus']);
    expect(status('intro_mainFocus')).toEqual({ kind: 'waiting' });
    await clock.pass(0);
    expect(stored('intro_mainFocus')).toBe('one');
  });

  it('does not send a change that is in conflict', async () => {
    const { put, clock, queue, server, calls } = await aSaveQueue();
    server.saveAs('Marko Babić', { id: 7, answers: { intro_mainFocus: aSentComment('theirs') } });
    put('intro_mainFocus', aSentComment('mine'));
    await clock.pass(200);
    queue.sendNow(['7/intro_mainFocus']);
    await clock.pass(1000);
    expect(calls).toHaveLength(1);
    expect(server.read(7, 'intro_mainFocus')?.content).toBe('theirs');
  });
});

describe('a change that is sent in a call of its own', () => {
  it('can be sent without delay', async () => {
    const { putAtOnce, clock, calls, server } = await aSaveQueue();
    putAtOnce('certifier_grade_1', grade(2));
    await clock.pass(0);
    expect(calls).toEqual([['certifier_grade_1']]);
    expect(server.read(7, 'certifier_grade_1')?.value).toBe(2);
  });

  it('waits neither for a call with answers nor for another change of its own kind', async () => {
    const { put, putAtOnce, clock, failures, calls } = await aSaveQueue();
    failures.push('slow', 'slow');
    put('area_comments_1', aSentComment('a'));
    await clock.pass(200);
    putAtOnce('certifier_grade_1', grade(2));
    putAtOnce('certifier_grade_2', grade(1));
    await clock.pass(0);
    expect(calls).toEqual([['area_comments_1'], ['certifier_grade_1'], ['certifier_grade_2']]);
  });

  it('is followed by one further call with only the newest value if it is changed several times meanwhile', async () => {
    const { putAtOnce, clock, failures, calls, server } = await aSaveQueue();
    failures.push('slow');
    for (const value of [1, 2, 3]) {
      putAtOnce('certifier_grade_1', grade(value));
      await clock.pass(0);
    }
    expect(calls).toHaveLength(1);
    await clock.pass(1000);
    expect(calls).toHaveLength(2);
    expect(server.writesOf(7, 'certifier_grade_1').map(({ value }) => value)).toEqual([1, 3]);
  });

  it('is in conflict if somebody else has stored a newer revision', async () => {
    const { put, clock, server, queue, status, stored } = await aSaveQueue();
    put('intro_proudOf', aSentComment('first'));
    await clock.pass(200);
    server.saveAs('Marko Babić', { id: 7, answers: { intro_proudOf: aSentComment('theirs') } });
    put('intro_proudOf', aSentComment('mine'));
    await clock.pass(200);
    expect(status('intro_proudOf')).toMatchObject({
      kind: 'conflict',
      theirs: { value: { content: 'theirs' }, savedBy: 'Marko Babić', revision: 2 },
    });
    queue.choose('7/intro_proudOf', 'mine');
    await clock.pass(0);
    expect(stored('intro_proudOf')).toBe('mine');
  });

  it('does not stop other changes if it is refused', async () => {
    const { put, clock, server, status, stored } = await aSaveQueue();
    server.lock('certifier_grade_1');
    put('certifier_grade_1', grade(2));
    put('certifier_comment_1', aSentComment('seen'));
    await clock.pass(200);
    expect(status('certifier_grade_1')).toEqual({ kind: 'refused', reason: 'question-locked' });
    expect(stored('certifier_comment_1')).toBe('seen');
  });

  it('does not stop other changes if the server always fails on it, and is tried again later', async () => {
    const { put, clock, server, queue, stored, status } = await aSaveQueue();
    server.failOn('certifier_comment_1');
    put('certifier_comment_1', aSentComment('one'));
    put('certifier_comment_2', aSentComment('two'));
    put('area_comments_1', aSentComment('three'));
    await clock.pass(600_000);
    expect(status('certifier_comment_1')).toEqual({ kind: 'failed' });
    expect([stored('certifier_comment_2'), stored('area_comments_1')]).toEqual(['two', 'three']);
    server.recover();
    queue.sendAll();
    await clock.pass(0);
    expect(stored('certifier_comment_1')).toBe('one');
  });

  it('leaves its acknowledged value in the queue until the page has read that value', async () => {
    const { putAtOnce, clock, queue } = await aSaveQueue();
    putAtOnce('certifier_grade_1', grade(2));
    await clock.pass(0);
    expect(queue.get().acknowledged.get('7/certifier_grade_1')?.value).toEqual(grade(2));
    queue.forget('7/certifier_grade_1');
    expect(queue.get().acknowledged.size).toBe(0);
  });
});

describe('a change that is taken back to the stored value', () => {
  const id = '7/area_comments_1';

  it('is not sent if no value was sent yet, and does not come back after a reload', async () => {
    const { put, clock, queue, calls, storage } = await aSaveQueue();
    put('area_comments_1', aSentComment('one'));
    expect(queue.withdraw(id, 0)).toBe(true);
    await clock.pass(1000);
    expect(calls).toEqual([]);
    expect(queue.get().entries.size).toBe(0);
    expect(await storage.load(1)).toEqual([]);
  });

  it('is still sent if the server may have received an earlier value', async () => {
    const { put, clock, queue, failures } = await aSaveQueue();
    failures.push('lost reply');
    put('area_comments_1', aSentComment('one'));
    await clock.pass(200);
    put('area_comments_1', aSentComment('two'));
    expect(queue.withdraw(id, 0)).toBe(false);
    expect(queue.get().entries.size).toBe(1);
  });

  it('is still sent if it is based on another revision than the stored one', async () => {
    const { put, queue } = await aSaveQueue();
    put('area_comments_1', aSentComment('one'), 2);
    expect(queue.withdraw(id, 3)).toBe(false);
    expect(queue.withdraw(id, 2)).toBe(true);
    expect(queue.withdraw(id, 2)).toBe(false);
  });
});
