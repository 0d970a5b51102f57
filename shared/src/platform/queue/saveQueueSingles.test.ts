import { aSaveQueue, text } from '../../testing/aSaveQueue.ts';

const grade = (value: number) => ({ value });

describe('a key that goes alone', () => {
  it('can be sent at once', async () => {
    const { putAtOnce, clock, calls, server } = await aSaveQueue();
    putAtOnce('certifier_grade_1', grade(2));
    await clock.pass(0);
    expect(calls).toEqual([['certifier_grade_1']]);
    expect(server.read(7, 'certifier_grade_1')?.value).toBe(2);
  });

  it('waits for no answer that is under way, and no answer waits for it', async () => {
    const { put, putAtOnce, clock, faults, calls } = await aSaveQueue();
    faults.push('slow', 'slow');
    put('area_comments_1', text('a'));
    await clock.pass(200);
    putAtOnce('certifier_grade_1', grade(2));
    putAtOnce('certifier_grade_2', grade(1));
    await clock.pass(0);
    expect(calls).toEqual([['area_comments_1'], ['certifier_grade_1'], ['certifier_grade_2']]);
  });

  it('is sent one call after the other, of several changes only the newest', async () => {
    const { putAtOnce, clock, faults, calls, server } = await aSaveQueue();
    faults.push('slow');
    for (const value of [1, 2, 3]) {
      putAtOnce('certifier_grade_1', grade(value));
      await clock.pass(0);
    }
    expect(calls).toHaveLength(1);
    await clock.pass(1000);
    expect(calls).toHaveLength(2);
    expect(server.writesOf(7, 'certifier_grade_1').map(({ value }) => value)).toEqual([1, 3]);
  });

  it('that is refused holds up nothing else', async () => {
    const { put, clock, server, status, stored } = await aSaveQueue();
    server.lock('certifier_grade_1');
    put('certifier_grade_1', grade(2));
    put('certifier_comment_1', text('seen'));
    await clock.pass(200);
    expect(status('certifier_grade_1')).toEqual({ kind: 'refused', reason: 'question-locked' });
    expect(stored('certifier_comment_1')).toBe('seen');
  });

  it('on which the server always fails holds up nothing else, and is tried at the next occasion', async () => {
    const { put, clock, server, queue, stored, status } = await aSaveQueue();
    server.failOn('certifier_comment_1');
    put('certifier_comment_1', text('one'));
    put('certifier_comment_2', text('two'));
    put('area_comments_1', text('three'));
    await clock.pass(600_000);
    expect(status('certifier_comment_1')).toEqual({ kind: 'failed' });
    expect([stored('certifier_comment_2'), stored('area_comments_1')]).toEqual(['two', 'three']);
    server.recover();
    queue.sendAll();
    await clock.pass(0);
    expect(stored('certifier_comment_1')).toBe('one');
  });

  it('stays acknowledged until the page has read it', async () => {
    const { putAtOnce, clock, queue } = await aSaveQueue();
    putAtOnce('certifier_grade_1', grade(2));
    await clock.pass(0);
    expect(queue.get().acknowledged.get('7/certifier_grade_1')?.value).toEqual(grade(2));
    queue.forget('7/certifier_grade_1');
    expect(queue.get().acknowledged.size).toBe(0);
  });
});
