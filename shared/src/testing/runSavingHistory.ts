import { isSameAnswer, type ComparedAnswer } from '../domain/index.ts';
import { memoryQueueStorage } from '../platform/index.ts';
import { fakeAnswerServer } from './fakeAnswerServer.ts';
import { aSaveQueue } from './aSaveQueue.ts';
import { manualClock } from './manualClock.ts';
import { aSentComment, type SentAnswer } from './testSavers.ts';
import { savingHistoryKeys, type SavingEvent } from './savingHistory.ts';

type Tab = Awaited<ReturnType<typeof aSaveQueue>> & {
  /** The revisions that the page read when it was opened. */
  read: Record<string, number>;
};

/** Ana's last value of a key, and how many values the server had stored under the key at that time. */
type LastEdit = { value: SentAnswer; after: number };

export type SavingHistoryOutcome = {
  /** The result of each of Ana's last values. `lost` and `unsent` must never occur. */
  fates: ('stored' | 'refused' | 'conflict' | 'own conflict' | 'unsent' | 'lost')[];
  /** The number of changes that the browser still stores at the end, and how many of them no open page shows. */
  kept: number;
  keptUnseen: number;
};

/**
 * Plays the events, then removes all causes of failures, opens the page once more, and reports what happened to the
 * last value of each key that Ana changed.
 */
export async function runSavingHistory(
  events: readonly SavingEvent[],
): Promise<SavingHistoryOutcome> {
  const server = fakeAnswerServer();
  const storage = memoryQueueStorage(true);
  const clock = manualClock();
  const tabs: (Tab | undefined)[] = [];
  const lastEdits = new Map<string, LastEdit>();
  const locked = new Set<string>();
  let newTexts = 0;

  async function open(place: number): Promise<Tab> {
    tabs[place]?.queue.close();
    const read = Object.fromEntries(
      savingHistoryKeys.map((key) => [key, server.read(7, key)?.revision ?? 0]),
    );
    const tab = { ...(await aSaveQueue({ server, storage, clock })), read };
    tabs[place] = tab;
    tab.queue.sendAll();
    return tab;
  }
  const tabAt = async (place: number) => tabs[place] ?? open(place);
  const recordEdit = (key: string, value: SentAnswer) =>
    lastEdits.set(key, { value, after: server.writesOf(7, key).length });
  const named = (value: SentAnswer | 'new') =>
    value === 'new' ? aSentComment(`new ${++newTexts}`) : value;

  async function play(one: SavingEvent): Promise<void> {
    switch (one.kind) {
      case 'edit': {
        const { put, read } = await tabAt(one.tab);
        const value = named(one.value);
        // A person cannot type in two tabs within the same millisecond.
        await clock.pass(1);
        put(one.key, value, read[one.key]);
        recordEdit(one.key, value);
        break;
      }
      case 'other person': {
        if (locked.has(one.key)) break;
        const answers = { [one.key]: named(one.value) };
        // Marko's save must succeed, so the server stops failing, also for Ana.
        server.recover();
        server.saveAs('Marko Babić', { id: 7, answers });
        break;
      }
      case 'choose': {
        const { queue } = await tabAt(one.tab);
        const entry = queue.get().entries.get(`7/${one.key}`);
        if (entry?.status.kind !== 'conflict') break;
        await clock.pass(1);
        queue.choose(`7/${one.key}`, one.whose);
        if (one.whose === 'mine') recordEdit(one.key, entry.value as SentAnswer);
        else lastEdits.delete(one.key);
        break;
      }
      case 'dismiss': {
        const { queue } = await tabAt(one.tab);
        const entry = queue.get().entries.get(`7/${one.key}`);
        if (entry?.status.kind !== 'refused') break;
        queue.dismiss(`7/${one.key}`);
        const last = lastEdits.get(one.key);
        if (last && isSameAnswer(last.value, entry.value as SentAnswer)) lastEdits.delete(one.key);
        break;
      }
      case 'time':
        return clock.pass(one.ms);
      case 'failure':
        return void (await tabAt(one.tab)).failures.push(one.failure);
      case 'poison':
        return server.failOn(one.key);
      case 'recover':
        return server.recover();
      case 'lock':
        locked.add(one.key);
        return server.lock(one.key);
      case 'send all':
        return (await tabAt(one.tab)).queue.sendAll();
      case 'reload':
        return void (await open(one.tab));
      case 'close':
        tabs[one.tab]?.queue.close();
        tabs[one.tab] = undefined;
    }
  }

  for (const one of events) await play(one);
  server.recover();
  for (const tab of tabs) if (tab) tab.failures.length = 0;
  await clock.pass(10_000);
  for (const tab of tabs) tab?.queue.sendAll();
  await clock.pass(10_000);
  await open(tabs.length);
  await clock.pass(10_000);

  const shown = tabs.flatMap((tab) => [...(tab?.queue.get().entries.values() ?? [])]);
  const kept = (await storage.load(1)).filter(({ isNoted }) => !isNoted);
  return {
    fates: [...lastEdits].map(([key, { value, after }]) => {
      if (isStored(key, { value, after })) return 'stored';
      const mine = shown.filter(
        (entry) => entry.key === key && isSameAnswer(entry.value as SentAnswer, value),
      );
      const status = (mine.find(({ status: { kind } }) => kind !== 'waiting') ?? mine[0])?.status;
      if (!status) return 'lost';
      if (status.kind === 'conflict')
        return status.theirs.savedBy === 'Ana Horvat' ? 'own conflict' : 'conflict';
      return status.kind === 'refused' ? 'refused' : 'unsent';
    }),
    kept: kept.length,
    keptUnseen: kept.filter((entry) => shown.every(({ key }) => key !== entry.key)).length,
  };

  /** Whether the value was stored and no older value of Ana's was stored over it. */
  function isStored(key: string, { value, after }: LastEdit): boolean {
    const stood = server.writesOf(7, key).slice(Math.max(0, after - 1));
    const isThere = (written: ComparedAnswer) => isSameAnswer(written, value);
    if (after === 0 && value === false && stood.length === 0) return true;
    const lastWritten = stood.at(-1);
    if (lastWritten && isThere(lastWritten)) return true;
    const lastOwn = server
      .writesOf(7, key)
      .slice(after)
      .filter(({ savedBy }) => savedBy === 'Ana Horvat')
      .at(-1);
    return lastOwn ? isThere(lastOwn) : stood.some((one) => isThere(one));
  }
}
