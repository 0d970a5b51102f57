import { refuse, type Refusal } from '../../domain/index.ts';
import { answerServer, manualClock } from '../../testing/index.ts';
import { Unreachable } from '../api/api.ts';
import { createSaveQueue } from './createSaveQueue.ts';
import { isUnsent, type QueuedValue } from './queueEntry.ts';
import { memoryQueueStorage, type QueueStorage } from './queueStorage.ts';
import type { Transport } from './saveQueue.ts';

const ana = 1;
const text = (content: string): QueuedValue => ({ type: 'comment', value: true, content });

/** A queue of Ana on questionnaire 7, over a server that is down whenever the test says so. */
async function aQueue({
  server = answerServer(),
  storage = memoryQueueStorage(true),
  owner = ana,
  clock = manualClock(),
} = {}) {
  const calls: string[][] = [];
  /** What the next calls meet, first come first served; then everything works. */
  const faults: ('lost request' | 'lost reply' | 'slow' | Refusal)[] = [];
  const transport: Transport = async (input) => {
    calls.push(Object.keys(input.answers));
    const fault = faults.shift();
    if (fault === 'lost request') throw new Unreachable();
    if (fault === 'slow') await new Promise<void>((resolve) => clock.after(1000, resolve));
    if (fault && typeof fault === 'object') throw fault;
    const reply = server.save(input);
    if (fault === 'lost reply') throw new Unreachable();
    return reply;
  };
  const queue = await createSaveQueue({ owner, storage, transport, clock });
  const put = (key: string, value: QueuedValue, baseRevision = 0) =>
    queue.put({ questionnaireId: 7, key, value, baseRevision });
  const status = (key: string) => queue.get().entries.get(`7/${key}`)?.status;
  const stored = (key: string) => server.read(7, key)?.content;
  /** Several changes that go in one call, because another one was under way while they were made. */
  const putTogether = async (...keys: string[]) => {
    faults.push('slow');
    put('area_comments_9', text('first'));
    await clock.pass(200);
    for (const key of keys) put(key, text(key));
    await clock.pass(1000);
  };
  return { queue, server, storage, clock, calls, faults, put, putTogether, status, stored };
}

describe('a change', () => {
  it('is sent 200 ms after the last key press, as one call', async () => {
    const { put, clock, calls, stored, queue } = await aQueue();
    put('area_comments_1', text('g'));
    await clock.pass(199);
    put('area_comments_1', text('go'));
    await clock.pass(199);
    expect(calls).toEqual([]);
    await clock.pass(1);
    expect(calls).toEqual([['area_comments_1']]);
    expect(stored('area_comments_1')).toBe('go');
    expect(queue.get().entries.size).toBe(0);
  });

  it('that clears an answer is sent after 10 ms', async () => {
    const { put, clock, calls } = await aQueue();
    put('question_1', false);
    await clock.pass(9);
    expect(calls).toEqual([]);
    await clock.pass(1);
    expect(calls).toEqual([['question_1']]);
  });

  it('waits for its own pause only: another key goes when its pause is over', async () => {
    const { put, clock, calls } = await aQueue();
    put('area_comments_1', text('a'));
    await clock.pass(150);
    put('area_comments_2', text('b'));
    await clock.pass(50);
    expect(calls).toEqual([['area_comments_1']]);
  });

  it('stays in the queue when it was changed while it was being sent, and the newer value follows', async () => {
    const { put, clock, faults, stored, server, status, queue } = await aQueue();
    faults.push('slow');
    put('area_comments_1', text('first'));
    await clock.pass(200);
    expect(status('area_comments_1')).toEqual({ kind: 'sending' });
    put('area_comments_1', text('second'));
    await clock.pass(1000);
    expect(stored('area_comments_1')).toBe('second');
    expect(server.read(7, 'area_comments_1')?.revision).toBe(2);
    expect(queue.get().entries.size).toBe(0);
  });

  it('is not sent while another call of the same questionnaire is under way, but right after', async () => {
    const { put, clock, faults, calls } = await aQueue();
    faults.push('slow');
    put('area_comments_1', text('a'));
    await clock.pass(200);
    put('area_comments_2', text('b'));
    await clock.pass(999);
    expect(calls).toHaveLength(1);
    await clock.pass(1);
    expect(calls).toEqual([['area_comments_1'], ['area_comments_2']]);
  });

  it('tells the page what the server holds now', async () => {
    const { put, clock, queue } = await aQueue();
    put('area_comments_1', text('a'));
    await clock.pass(200);
    expect(queue.get().acknowledged.get('7/area_comments_1')).toMatchObject({
      revision: 1,
      value: text('a'),
    });
  });

  it('is based on what was acknowledged, even if the page still names an older revision', async () => {
    const { put, clock, status, stored } = await aQueue();
    put('area_comments_1', text('a'), 0);
    await clock.pass(200);
    put('area_comments_1', text('b'), 0);
    await clock.pass(200);
    expect(status('area_comments_1')).toBeUndefined();
    expect(stored('area_comments_1')).toBe('b');
  });

  it('is settled when nothing is on its way any more', async () => {
    const { put, clock, faults, queue, stored } = await aQueue();
    faults.push('slow');
    put('area_comments_1', text('a'));
    const settled = queue.settled().then(() => stored('area_comments_1'));
    await clock.pass(2000);
    await expect(settled).resolves.toBe('a');
  });
});

describe('a failed attempt', () => {
  it('keeps the change, raises the alert once, and is not repeated by itself', async () => {
    const { put, clock, faults, queue, calls, status } = await aQueue();
    const alerts: boolean[] = [];
    queue.subscribe(() => {
      if (queue.get().hasFailed !== alerts.at(-1)) alerts.push(queue.get().hasFailed);
    });
    faults.push('lost request', 'lost request');
    put('area_comments_1', text('a'));
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

  it.each(['signed-out', 'slow-down', 'server-error'] as const)(
    'with the refusal %s keeps the change for later',
    async (code) => {
      const { put, clock, faults, status, queue, stored } = await aQueue();
      faults.push(refuse(code));
      put('area_comments_1', text('a'));
      await clock.pass(200);
      expect(status('area_comments_1')).toEqual({ kind: 'failed' });
      queue.sendAll();
      await clock.pass(0);
      expect(stored('area_comments_1')).toBe('a');
    },
  );

  it('is made good by the next change of another key', async () => {
    const { put, clock, faults, stored } = await aQueue();
    faults.push('lost request');
    put('area_comments_1', text('a'));
    await clock.pass(200);
    put('area_comments_2', text('b'));
    await clock.pass(200);
    expect([stored('area_comments_1'), stored('area_comments_2')]).toEqual(['a', 'b']);
  });

  it('is no alert for a later change, once the server has answered again', async () => {
    const { put, clock, faults, queue, server } = await aQueue();
    faults.push('lost request');
    put('area_comments_1', text('a'));
    await clock.pass(200);
    server.lock('area_comments_1');
    queue.sendAll();
    await clock.pass(0);
    put('area_comments_2', text('b'));
    expect(queue.get().hasFailed).toBe(false);
  });

  it('whose reply alone was lost writes nothing twice', async () => {
    const { put, clock, faults, queue, server } = await aQueue();
    faults.push('lost reply');
    put('area_comments_1', text('a'));
    await clock.pass(200);
    queue.sendAll();
    await clock.pass(0);
    expect(queue.get().entries.size).toBe(0);
    expect(server.writes.get('7/area_comments_1')).toBe(1);
  });

  it('whose reply alone was lost does not turn the next edit into a conflict with ourselves', async () => {
    const { put, clock, faults, status, stored } = await aQueue();
    faults.push('lost reply', 'lost reply');
    put('area_comments_1', text('a'));
    await clock.pass(200);
    put('area_comments_1', text('ab'));
    await clock.pass(200);
    put('area_comments_1', text('abc'));
    await clock.pass(200);
    expect(status('area_comments_1')).toBeUndefined();
    expect(stored('area_comments_1')).toBe('abc');
  });

  it('remembers what was sent, not every key press', async () => {
    const { put, clock, faults, queue } = await aQueue();
    faults.push('lost request');
    for (const content of ['a', 'ab', 'abc']) put('area_comments_1', text(content));
    await clock.pass(200);
    for (const content of ['abcd', 'abcde']) put('area_comments_1', text(content));
    expect(queue.get().entries.get('7/area_comments_1')?.attempts).toEqual([text('abc')]);
  });
});

describe('two people on one key', () => {
  async function inConflict() {
    const given = await aQueue();
    given.server.save({ id: 7, answers: { area_comments_1: text('theirs') } }, 'Marko Babić');
    given.put('area_comments_1', text('mine'), 0);
    await given.clock.pass(200);
    return given;
  }

  it('see both values, and nothing is overwritten', async () => {
    const { status, stored, queue } = await inConflict();
    expect(status('area_comments_1')).toMatchObject({
      kind: 'conflict',
      theirs: { content: 'theirs', savedBy: 'Marko Babić', revision: 1 },
    });
    expect(stored('area_comments_1')).toBe('theirs');
    expect(queue.get().hasFailed).toBe(false);
  });

  it('can go on typing: nothing is sent before the choice', async () => {
    const { put, clock, calls, status } = await inConflict();
    put('area_comments_1', text('mine, longer'));
    await clock.pass(10_000);
    expect(calls).toHaveLength(1);
    expect(status('area_comments_1')).toMatchObject({ kind: 'conflict' });
  });

  it('keep the own value when they choose it', async () => {
    const { queue, clock, stored } = await inConflict();
    queue.choose('7/area_comments_1', 'mine');
    await clock.pass(0);
    expect(stored('area_comments_1')).toBe('mine');
    expect(queue.get().entries.size).toBe(0);
  });

  it('take the other value when they choose it', async () => {
    const { queue, clock, stored, calls } = await inConflict();
    queue.choose('7/area_comments_1', 'theirs');
    await clock.pass(1000);
    expect(stored('area_comments_1')).toBe('theirs');
    expect(queue.get().entries.size).toBe(0);
    expect(queue.get().acknowledged.get('7/area_comments_1')).toMatchObject({ revision: 1 });
    expect(calls).toHaveLength(1);
  });

  it('are asked again when the other one has written again meanwhile', async () => {
    const { queue, server, clock, status } = await inConflict();
    server.save({ id: 7, answers: { area_comments_1: text('theirs again') } }, 'Marko Babić');
    queue.choose('7/area_comments_1', 'mine');
    await clock.pass(0);
    expect(status('area_comments_1')).toMatchObject({ theirs: { content: 'theirs again' } });
  });

  it('are not asked when both have come to the same', async () => {
    const { put, server, clock, faults, status } = await aQueue();
    faults.push('slow');
    put('area_comments_1', text('almost'), 0);
    await clock.pass(200);
    put('area_comments_1', text('the same'), 0);
    server.save({ id: 7, answers: { area_comments_1: text('the same') } }, 'Marko Babić');
    await clock.pass(2000);
    expect(status('area_comments_1')).toBeUndefined();
  });

  it('never touch each other on different keys', async () => {
    const { put, server, clock, stored } = await aQueue();
    server.save({ id: 7, answers: { area_comments_2: text('theirs') } }, 'Marko Babić');
    put('area_comments_1', text('mine'));
    await clock.pass(200);
    expect([stored('area_comments_1'), stored('area_comments_2')]).toEqual(['mine', 'theirs']);
  });
});

describe('a change that the server refuses for good', () => {
  it('stays with its text and the exact reason until it is noted', async () => {
    const { put, server, clock, status, queue, calls } = await aQueue();
    server.lock('area_comments_1');
    put('area_comments_1', text('too late'));
    await clock.pass(200);
    expect(status('area_comments_1')).toEqual({ kind: 'refused', reason: 'question-locked' });
    expect(queue.get().entries.get('7/area_comments_1')?.value).toEqual(text('too late'));
    queue.sendAll();
    await clock.pass(1000);
    expect(calls).toHaveLength(1);
    queue.dismiss('7/area_comments_1');
    expect(queue.get().entries.size).toBe(0);
  });

  it('among others in a call leaves the others alone', async () => {
    const { putTogether, server, status, stored, calls } = await aQueue();
    server.lock('area_comments_1');
    await putTogether('area_comments_1', 'area_comments_2');
    expect(calls.map((keys) => keys.length)).toEqual([1, 2]);
    expect(status('area_comments_1')).toEqual({ kind: 'refused', reason: 'question-locked' });
    expect(stored('area_comments_2')).toBe('area_comments_2');
  });

  it('and takes its whole call down is found by sending each of them alone', async () => {
    const { putTogether, server, status, stored, calls, queue } = await aQueue();
    server.reject('area_comments_2');
    await putTogether('area_comments_1', 'area_comments_2', 'area_comments_3');
    expect(calls.map((keys) => keys.length)).toEqual([1, 3, 1, 1, 1]);
    expect(status('area_comments_2')).toEqual({ kind: 'refused', reason: 'wrong-value' });
    expect(stored('area_comments_1')).toBe('area_comments_1');
    expect(stored('area_comments_3')).toBe('area_comments_3');
    expect(queue.get().hasFailed).toBe(false);
  });

  it('does not hold up the others when the connection breaks while they are sent alone', async () => {
    const { putTogether, server, clock, faults, status, stored, queue } = await aQueue();
    server.reject('area_comments_2');
    faults.push('slow', refuse('invalid-input'), 'lost request');
    await putTogether('area_comments_1', 'area_comments_2', 'area_comments_3');
    expect(stored('area_comments_3')).toBeUndefined();
    queue.sendAll();
    await clock.pass(1000);
    expect(status('area_comments_2')).toMatchObject({ kind: 'refused' });
    expect(stored('area_comments_1')).toBe('area_comments_1');
    expect(stored('area_comments_3')).toBe('area_comments_3');
  });

  it('is sent again when it is changed', async () => {
    const { put, server, clock, status } = await aQueue();
    server.lock('area_comments_1');
    put('area_comments_1', text('one'));
    await clock.pass(200);
    put('area_comments_1', text('two'));
    expect(isUnsent({ status: status('area_comments_1')! } as never)).toBe(true);
    await clock.pass(200);
    expect(status('area_comments_1')).toEqual({ kind: 'refused', reason: 'question-locked' });
  });
});

describe('a page that is loaded again', () => {
  it('finds what was unsent and sends it', async () => {
    const first = await aQueue();
    first.put('area_comments_1', text('typed just before the crash'));
    const { storage, server } = first;
    const second = await aQueue({ storage, server });
    expect(second.status('area_comments_1')).toEqual({ kind: 'waiting' });
    second.queue.sendAll();
    await second.clock.pass(0);
    expect(server.read(7, 'area_comments_1')?.content).toBe('typed just before the crash');
    expect(await storage.load(ana)).toEqual([]);
  });

  it('knows that what was under way may have arrived', async () => {
    const first = await aQueue();
    first.faults.push('lost reply');
    first.put('area_comments_1', text('a'));
    await first.clock.pass(200);
    const { storage, server } = first;
    const second = await aQueue({ storage, server });
    second.put('area_comments_1', text('ab'));
    await second.clock.pass(200);
    expect(second.status('area_comments_1')).toBeUndefined();
    expect(server.read(7, 'area_comments_1')?.content).toBe('ab');
  });

  it('still shows a conflict and a refusal', async () => {
    const first = await aQueue();
    first.server.save({ id: 7, answers: { area_comments_1: text('theirs') } }, 'Marko Babić');
    first.server.lock('area_comments_2');
    first.put('area_comments_1', text('mine'));
    first.put('area_comments_2', text('locked'));
    await first.clock.pass(200);
    const second = await aQueue({ storage: first.storage, server: first.server });
    expect(second.status('area_comments_1')).toMatchObject({ kind: 'conflict' });
    expect(second.status('area_comments_2')).toMatchObject({ kind: 'refused' });
  });

  it('has nothing of another account', async () => {
    const { storage, put, clock, faults } = await aQueue();
    faults.push('lost request');
    put('area_comments_1', text('of Ana'));
    await clock.pass(200);
    const others = await aQueue({ storage, owner: 2 });
    others.queue.sendAll();
    await others.clock.pass(1000);
    expect(others.queue.get().entries.size).toBe(0);
    expect(others.calls).toEqual([]);
    expect(await storage.load(ana)).toHaveLength(1);
  });

  it('works without what is kept, and says so, when the browser does not give it', async () => {
    const broken: QueueStorage = {
      ...memoryQueueStorage(true),
      load: () => Promise.reject(new Error('the disk is full')),
    };
    const { put, clock, stored, queue } = await aQueue({ storage: broken });
    expect(queue.get().isKept).toBe(false);
    put('area_comments_1', text('a'));
    await clock.pass(200);
    expect(stored('area_comments_1')).toBe('a');
  });

  it('says so when a change cannot be kept', async () => {
    const full: QueueStorage = {
      ...memoryQueueStorage(true),
      put: () => Promise.reject(new Error('the disk is full')),
    };
    const { put, clock, queue } = await aQueue({ storage: full });
    expect(queue.get().isKept).toBe(true);
    put('area_comments_1', text('a'));
    await clock.pass(0);
    expect(queue.get().isKept).toBe(false);
  });
});

describe('a queue that was closed', () => {
  it('sends nothing more, neither what waits nor what follows a call under way', async () => {
    const { put, clock, faults, queue, calls } = await aQueue();
    faults.push('slow');
    put('area_comments_1', text('a'));
    await clock.pass(200);
    put('area_comments_2', text('b'));
    await clock.pass(300);
    put('area_comments_3', text('c'));
    queue.close();
    await clock.pass(10_000);
    expect(calls).toEqual([['area_comments_1']]);
  });

  it('leaves what is kept to the queue that follows', async () => {
    const first = await aQueue();
    first.faults.push('slow');
    first.put('area_comments_1', text('old'));
    await first.clock.pass(200);
    first.queue.close();
    const second = await aQueue({ storage: first.storage, server: first.server });
    second.put('area_comments_1', text('new'));
    await first.clock.pass(1000);
    expect(await first.storage.load(ana)).toMatchObject([{ value: text('new') }]);
  });
});
