import { anaAccountId, aSaveQueue } from '../../testing/aSaveQueue.ts';
import { manualClock } from '../../testing/manualClock.ts';
import { aSentComment } from '../../testing/testSavers.ts';
import type { Clock } from '../clock.ts';
import { memoryQueueStorage, type QueueStorage } from './queueStorage.ts';

describe('a page after a reload', () => {
  it('sends the changes that were unsent', async () => {
    const first = await aSaveQueue();
    first.put('area_comments_1', aSentComment('typed just before the crash'));
    const { storage, server } = first;
    const second = await aSaveQueue({ storage, server });
    expect(second.status('area_comments_1')).toEqual({ kind: 'waiting' });
    second.queue.sendAll();
    await second.clock.pass(0);
    expect(server.read(7, 'area_comments_1')?.content).toBe('typed just before the crash');
    expect(await storage.load(anaAccountId)).toEqual([]);
  });

  it('has no conflict with a change whose reply was lost because of the reload, and saves the next change', async () => {
    const first = await aSaveQueue();
    first.failures.push('lost reply');
    first.put('area_comments_1', aSentComment('a'));
    await first.clock.pass(200);
    const { storage, server } = first;
    const second = await aSaveQueue({ storage, server });
    second.put('area_comments_1', aSentComment('ab'));
    await second.clock.pass(200);
    expect(second.status('area_comments_1')).toBeUndefined();
    expect(server.read(7, 'area_comments_1')?.content).toBe('ab');
  });

  it('has no conflict with its own changes and no older text, however slow the browser’s storage is', async () => {
    const clock = manualClock();
    const { server } = await aSaveQueue();
    const disk = aSlowStorage(clock, 300);
    const first = await aSaveQueue({ storage: disk.storage, server, clock });
    for (const text of ['20 a', '20 app', '20 appli', '20 applicat', '20 applications']) {
      first.put('area_comments_1', aSentComment(text));
      await clock.pass(150);
    }
    while (first.stored('area_comments_1') !== '20 applications') await clock.pass(50);
    disk.abort();
    const second = await aSaveQueue({ storage: disk.stored, server, clock });
    second.queue.sendAll();
    await clock.pass(5000);
    expect(second.status('area_comments_1')).toBeUndefined();
    expect(second.stored('area_comments_1')).toBe('20 applications');
  });

  it('has the text that was typed last, even if the browser’s storage is slower than the typing', async () => {
    const clock = manualClock();
    const disk = aSlowStorage(clock, 300);
    const { put } = await aSaveQueue({ storage: disk.storage, clock });
    for (let at = 1; at <= 50; at++) {
      put('area_comments_1', aSentComment('x'.repeat(at)));
      await clock.pass(20);
    }
    await clock.pass(600);
    expect(await disk.stored.load(anaAccountId)).toMatchObject([
      { value: { content: 'x'.repeat(50) } },
    ]);
  });

  it('saves even if the browser’s storage never answers', async () => {
    const clock = manualClock();
    const { put, stored } = await aSaveQueue({ storage: aSlowStorage(clock, 1e9).storage, clock });
    put('area_comments_1', aSentComment('a'));
    await clock.pass(2500);
    expect(stored('area_comments_1')).toBe('a');
  });

  it('shows a change that the previous page was sending as failed, not as being sent', async () => {
    const first = await aSaveQueue();
    first.failures.push('slow');
    first.put('area_comments_1', aSentComment('a'));
    await first.clock.pass(200);
    const second = await aSaveQueue({ storage: first.storage });
    expect(second.status('area_comments_1')).toEqual({ kind: 'failed' });
    expect(second.queue.get().hasFailed).toBe(false);
  });

  it('still shows a conflict and a refusal', async () => {
    const first = await aSaveQueue();
    first.server.saveAs('Marko Babić', {
      id: 7,
      answers: { area_comments_1: aSentComment('theirs') },
    });
    first.server.lock('area_comments_2');
    first.put('area_comments_1', aSentComment('mine'));
    first.put('area_comments_2', aSentComment('locked'));
    await first.clock.pass(200);
    const second = await aSaveQueue({ storage: first.storage, server: first.server });
    expect(second.status('area_comments_1')).toMatchObject({ kind: 'conflict' });
    expect(second.status('area_comments_2')).toMatchObject({ kind: 'refused' });
  });

  it('has no changes of another account', async () => {
    const { storage, put, clock, failures } = await aSaveQueue();
    failures.push('lost request');
    put('area_comments_1', aSentComment('of Ana'));
    await clock.pass(200);
    const others = await aSaveQueue({ storage, owner: 2 });
    others.queue.sendAll();
    await others.clock.pass(1000);
    expect(others.queue.get().entries.size).toBe(0);
    expect(others.calls).toEqual([]);
    expect(await storage.load(anaAccountId)).toHaveLength(1);
  });

  it('works, and reports that changes are not kept, if the browser’s storage cannot be read', async () => {
    const broken: QueueStorage = {
      ...memoryQueueStorage(true),
      load: () => Promise.reject(new Error('the disk is full')),
    };
    const { put, clock, stored, queue } = await aSaveQueue({ storage: broken });
    expect(queue.get().isKept).toBe(false);
    put('area_comments_1', aSentComment('a'));
    await clock.pass(200);
    expect(stored('area_comments_1')).toBe('a');
  });

  it('reports that changes are not kept if the browser cannot store a change', async () => {
    const full: QueueStorage = {
      ...memoryQueueStorage(true),
      put: () => Promise.reject(new Error('the disk is full')),
    };
    const { put, clock, queue } = await aSaveQueue({ storage: full });
    expect(queue.get().isKept).toBe(true);
    put('area_comments_1', aSentComment('a'));
    await clock.pass(0);
    expect(queue.get().isKept).toBe(false);
  });
});

describe('a browser’s database that was closed', () => {
  function aLosableStorage() {
    const stored = memoryQueueStorage(true);
    const listeners = new Set<() => void>();
    const storage: QueueStorage = {
      ...stored,
      subscribeToLoss(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    return { storage, stored, lose: () => listeners.forEach((listener) => listener()) };
  }

  it('gets all unsent changes again once it is open', async () => {
    const { storage, stored, lose } = aLosableStorage();
    const { put, clock } = await aSaveQueue({ storage });
    put('area_comments_1', aSentComment('a'));
    await clock.pass(0);
    const [kept] = await stored.load(anaAccountId);
    // The user clears the data of the site.
    await stored.remove(kept!);
    lose();
    await clock.pass(0);
    expect(await stored.load(anaAccountId)).toEqual([kept]);
  });

  it('makes the page report at once that changes do not survive a reload, if it cannot be opened again', async () => {
    const { storage, lose } = aLosableStorage();
    const { put, clock, queue } = await aSaveQueue({ storage });
    put('area_comments_1', aSentComment('a'));
    await clock.pass(0);
    storage.put = () => Promise.reject(new DOMException('closed', 'InvalidStateError'));
    lose();
    await clock.pass(0);
    expect(queue.get().isKept).toBe(false);
  });
});

describe('two tabs of one person', () => {
  it('store the value that was typed last, even if an older value is sent later', async () => {
    const first = await aSaveQueue();
    first.failures.push('lost request');
    first.put('area_comments_1', aSentComment('older'));
    await first.clock.pass(200);
    const { storage, server, clock } = first;
    const second = await aSaveQueue({ storage, server, clock });
    second.put('area_comments_1', aSentComment('newer'));
    await clock.pass(200);
    first.queue.sendAll();
    await clock.pass(200);
    expect(server.read(7, 'area_comments_1')?.content).toBe('newer');
    expect([first.queue.get().entries.size, second.queue.get().entries.size]).toEqual([0, 0]);
    expect(await storage.load(anaAccountId)).toEqual([]);
  });

  it('show what the other tab has saved, and base the next change on it', async () => {
    const first = await aSaveQueue();
    const { storage, server, clock } = first;
    const second = await aSaveQueue({ storage, server, clock });
    first.put('area_comments_1', aSentComment('first'));
    await clock.pass(200);
    const seen = second.queue.get().acknowledged.get('7/area_comments_1');
    expect(seen).toMatchObject({ value: aSentComment('first'), revision: 1 });
    second.put('area_comments_1', aSentComment('second'));
    await clock.pass(200);
    expect(second.status('area_comments_1')).toBeUndefined();
    expect(server.read(7, 'area_comments_1')?.content).toBe('second');
  });

  it('store the value that was typed last, even if an older call arrives seconds later', async () => {
    const first = await aSaveQueue();
    const { storage, server, clock } = first;
    const second = await aSaveQueue({ storage, server, clock });
    first.put('area_comments_1', aSentComment('as before'));
    await clock.pass(200);
    first.failures.push('lands late');
    first.put('area_comments_1', aSentComment('tried'));
    await clock.pass(300);
    second.put('area_comments_1', aSentComment('as before'));
    await clock.pass(10_000);
    expect(server.read(7, 'area_comments_1')?.content).toBe('as before');
  });

  it('treat a value from the other tab as their own, not as a colleague’s, even if its reply was lost', async () => {
    const first = await aSaveQueue();
    const { storage, server, clock } = first;
    const second = await aSaveQueue({ storage, server, clock });
    first.failures.push('lost reply');
    first.put('area_comments_1', aSentComment('older'));
    await clock.pass(200);
    second.put('area_comments_1', aSentComment('newer'));
    await clock.pass(200);
    expect(second.status('area_comments_1')).toBeUndefined();
    expect(server.read(7, 'area_comments_1')?.content).toBe('newer');
  });

  it('keep the newer change of one tab when the older change of the other tab is acknowledged', async () => {
    const first = await aSaveQueue();
    const { storage, server, clock } = first;
    first.put('area_comments_1', aSentComment('older'));
    await clock.pass(200);
    const second = await aSaveQueue({ storage, server, clock });
    second.failures.push('lost request');
    second.put('area_comments_1', aSentComment('newer'), 1);
    await clock.pass(200);
    first.put('area_comments_2', aSentComment('another'));
    await clock.pass(200);
    expect(await storage.load(anaAccountId)).toMatchObject([{ value: aSentComment('newer') }]);
  });
});

describe('a save queue that was closed, as at a sign-out', () => {
  it('sends nothing more, even after the call in flight has ended', async () => {
    const { put, clock, failures, queue, calls } = await aSaveQueue();
    failures.push('slow');
    put('area_comments_1', aSentComment('a'));
    await clock.pass(200);
    put('area_comments_2', aSentComment('b'));
    await clock.pass(300);
    put('area_comments_3', aSentComment('c'));
    queue.close();
    await clock.pass(10_000);
    expect(calls).toEqual([['area_comments_1']]);
  });

  it('does not write any more: a newer change that the next queue has stored stays', async () => {
    const first = await aSaveQueue();
    first.failures.push('slow');
    first.put('area_comments_1', aSentComment('old'));
    await first.clock.pass(200);
    first.queue.close();
    const second = await aSaveQueue({ storage: first.storage, server: first.server });
    second.put('area_comments_1', aSentComment('new'));
    await first.clock.pass(1000);
    expect(await first.storage.load(anaAccountId)).toMatchObject([{ value: aSentComment('new') }]);
  });
});

/**
 * A storage that needs `ms` for each write, one after the other. `stored` is what is on the disk; `abort` drops the
 * writes that are not done, as a browser does when a page is closed.
 */
function aSlowStorage(clock: Clock, ms: number) {
  const stored = memoryQueueStorage(true);
  let isAborted = false;
  let last: Promise<void> = Promise.resolve();
  const slowly = (write: () => Promise<void>) =>
    (last = last.then(async () => {
      await new Promise<void>((resolve) => clock.after(ms, resolve));
      if (!isAborted) await write();
    }));
  const storage: QueueStorage = {
    ...stored,
    put: (entry) => slowly(() => stored.put(entry)),
    remove: (entry) => slowly(() => stored.remove(entry)),
  };
  return { storage, stored, abort: () => (isAborted = true) };
}
