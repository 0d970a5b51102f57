import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import type { QueueEntry } from './queueEntry.ts';
import { memoryQueueStorage, openQueueStorage, type TabMessage } from './queueStorage.ts';

const anEntry = (given: Partial<QueueEntry> = {}): QueueEntry => ({
  owner: 1,
  questionnaireId: 7,
  key: 'area_comments_1',
  value: { value: true, content: 'kept' },
  description: { title: 'Hiring', address: '/7/category/hiring/1', lines: ['kept'] },
  baseRevision: 0,
  attempts: [],
  change: 1,
  status: { kind: 'waiting' },
  ...given,
});

/** Returns the connections that the page has opened since the last call, oldest first. */
const connections = () => opened.splice(0);
const opened: IDBDatabase[] = [];

/** Ends all connections, as a browser does when its user clears the data of the site. */
function loseConnections(): void {
  // The library's type names the class instead of its instance.
  for (const connection of connections()) forceCloseDatabase(connection as never);
}

beforeEach(() => {
  opened.splice(0);
  const { open } = IDBFactory.prototype;
  jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (
    this: IDBFactory,
    ...given: Parameters<typeof open>
  ) {
    const request = open.apply(this, given);
    request.addEventListener('success', () => opened.push(request.result as IDBDatabase));
    return request;
  });
});
afterEach(() => jest.restoreAllMocks());

const storages = [
  ['the browser’s database', openQueueStorage],
  ['memory', async () => memoryQueueStorage(true)],
] as const;

describe.each(storages)('unsent changes in %s', (_, open) => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });

  it('are returned to their owner only', async () => {
    const storage = await open();
    await storage.put(anEntry());
    await storage.put(anEntry({ owner: 2, value: false }));
    expect(await storage.load(1)).toEqual([anEntry()]);
    expect(await storage.load(3)).toEqual([]);
  });

  it('are kept once for each questionnaire and key: only the newest change', async () => {
    const storage = await open();
    await storage.put(anEntry());
    await storage.put(anEntry({ change: 2, value: false }));
    await storage.put(anEntry({ questionnaireId: 8, change: 3 }));
    await storage.put(anEntry({ key: 'area_comments_2', change: 4 }));
    expect((await storage.load(1)).map((entry) => entry.change).sort()).toEqual([2, 3, 4]);
  });

  it('are not returned any more once they are removed', async () => {
    const storage = await open();
    await storage.put(anEntry());
    await storage.remove(anEntry());
    expect(await storage.load(1)).toEqual([]);
  });

  it('are neither replaced nor removed when another tab writes an older change', async () => {
    const storage = await open();
    const newer = anEntry({ change: 5, value: { value: true, content: 'newer' } });
    await storage.put(newer);
    await storage.put(anEntry({ change: 4, status: { kind: 'sending' } }));
    await storage.remove(anEntry({ change: 4 }));
    expect(await storage.load(1)).toEqual([newer]);
  });

  it.each([
    ['the older change is stored first', [4, 5]],
    ['the newer change is stored first', [5, 4]],
  ])('keep the values that another tab has sent: %s', async (_case, order) => {
    const storage = await open();
    const sent = { value: true, content: 'sent' };
    const older = anEntry({ change: 4, value: sent, attempts: [sent] });
    const newer = anEntry({ change: 5, value: false });
    for (const change of order) await storage.put(change === 4 ? older : newer);
    expect(await storage.load(1)).toEqual([{ ...newer, attempts: [sent] }]);
  });

  it('drop values that were sent with an older revision, because the server cannot store them any more', async () => {
    const storage = await open();
    await storage.put(anEntry({ change: 4, attempts: [false] }));
    const newer = anEntry({ change: 5, baseRevision: 1 });
    await storage.put(newer);
    expect(await storage.load(1)).toEqual([newer]);
  });

  it('are reported to survive a reload', async () => {
    expect((await open()).isKept()).toBe(true);
  });
});

describe('the browser’s database', () => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });

  it('tells other tabs what was changed, sent and saved, but not what was refused', async () => {
    const heard: TabMessage[] = [];
    const [one, other] = [await openQueueStorage(), await openQueueStorage()];
    const end = other.subscribe((news) => heard.push(news));
    const sending = anEntry({ status: { kind: 'sending' } });
    const saved: TabMessage = {
      kind: 'saved',
      owner: 1,
      id: '7/area_comments_1',
      change: 1,
      acknowledged: { value: false, revision: 2, savedAt: '2026-11-12T13:31:00.000Z' },
    };
    await one.put(anEntry());
    await one.put(sending);
    await one.put(anEntry({ status: { kind: 'refused', reason: 'question-locked' } }));
    one.announce(saved);
    const changed = (entry: QueueEntry): TabMessage => ({ kind: 'change', owner: 1, entry });
    await waitFor(() => expect(heard).toEqual([changed(anEntry()), changed(sending), saved]));
    end();
  });

  it('returns to a new page the unsent changes that the last page stored', async () => {
    await (await openQueueStorage()).put(anEntry());
    expect(await (await openQueueStorage()).load(1)).toEqual([anEntry()]);
  });

  it.each([
    ['because another page wants to delete it', () => deleteDB('save-queue')],
    ['because the browser has closed the connection', async () => loseConnections()],
  ])('is opened again after it was closed %s, and reports that it was closed', async (_, close) => {
    const storage = await openQueueStorage();
    const lost = jest.fn();
    storage.subscribeToLoss!(lost);
    await storage.put(anEntry());
    await close();
    await waitFor(() => expect(lost).toHaveBeenCalledTimes(1));
    await storage.put(anEntry({ change: 2 }));
    expect(await storage.load(1)).toEqual([anEntry({ change: 2 })]);
  });

  it('is opened again if its connection is closing although the browser has not reported it', async () => {
    const storage = await openQueueStorage();
    const [connection] = connections();
    connection!.close();
    await storage.put(anEntry());
    expect(await storage.load(1)).toEqual([anEntry()]);
  });

  it('rejects a write if it cannot be opened again', async () => {
    const storage = await openQueueStorage();
    (await openDB('save-queue', 2)).close();
    await expect(storage.put(anEntry())).rejects.toMatchObject({ name: 'VersionError' });
  });

  it('is replaced by memory if the browser forbids it, and reports that nothing survives a reload', async () => {
    const { indexedDB } = globalThis;
    Object.defineProperty(globalThis, 'indexedDB', {
      configurable: true,
      value: {
        open: () => {
          throw new DOMException('not here', 'SecurityError');
        },
      },
    });
    try {
      const storage = await openQueueStorage();
      await storage.put(anEntry());
      expect(await storage.load(1)).toEqual([anEntry()]);
      expect(storage.isKept()).toBe(false);
    } finally {
      Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: indexedDB });
    }
  });
});
