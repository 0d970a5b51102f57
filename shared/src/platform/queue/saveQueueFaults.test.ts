import fc from 'fast-check';
import { refuse } from '../../domain/index.ts';
import { aSaveQueue, text, type Fault } from '../../testing/aSaveQueue.ts';
import { isSameValue, valueOf, type QueuedValue } from './queueEntry.ts';

const keys = ['area_comments_1', 'area_comments_2', 'area_comments_3'];

/** One thing that happens to a page, its server or the way between. */
type Step =
  | { kind: 'edit'; key: string; value: QueuedValue | 'new' }
  | { kind: 'other person'; key: string }
  | { kind: 'time'; ms: number }
  | { kind: 'fault'; fault: Fault }
  | { kind: 'lock'; key: string }
  | { kind: 'send all' }
  | { kind: 'reload' };

const key = fc.constantFrom(...keys);
const timed = { kind: fc.constant('time' as const), ms: fc.constantFrom(5, 10, 150, 200, 1000) };
const faults: Fault[] = [
  'lost request',
  'lost reply',
  'slow',
  'lands late',
  refuse('signed-out'),
  refuse('slow-down'),
  refuse('server-error'),
  refuse('locked', { refused: {} }),
];

/** A clear and three texts, so that a key often goes back to what it was. */
const fewValues = fc.constantFrom<QueuedValue[]>(false, text('one'), text('two'), text('three'));

const anyStep = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      key,
      value: fc.oneof(fewValues, fc.constant('new' as const)),
    }),
  },
  { weight: 5, arbitrary: fc.record(timed) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('fault' as const),
      fault: fc.constantFrom(...faults),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('other person' as const), key }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'send all' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'reload' as const }) },
);

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 30, arbitrary: anyStep },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('lock' as const), key }) },
  ),
  { minLength: 5, maxLength: 50 },
);

/** Plays the steps and then lets everything work. @returns per key what Ana's last wish has become */
async function play(happenings: readonly Step[]) {
  let page = await aSaveQueue();
  const { server, storage, clock } = page;
  /** Per key Ana's last value, and how much had been written when she gave it. */
  const wishes = new Map<string, { value: QueuedValue; after: number }>();
  let news = 0;
  let others = 0;
  const locked = new Set<string>();
  /** The revisions that the page read when it was opened. */
  let read = revisions();

  for (const step of happenings) {
    switch (step.kind) {
      case 'edit': {
        const value = step.value === 'new' ? text(`new ${++news}`) : step.value;
        page.put(step.key, value, read[step.key]);
        wishes.set(step.key, { value, after: server.writesOf(7, step.key).length });
        break;
      }
      case 'other person':
        if (locked.has(step.key)) break;
        others += 1;
        server.saveAs('Marko Babić', { id: 7, answers: { [step.key]: text(`other ${others}`) } });
        break;
      case 'time':
        await clock.pass(step.ms);
        break;
      case 'fault':
        page.faults.push(step.fault);
        break;
      case 'lock':
        locked.add(step.key);
        server.lock(step.key);
        break;
      case 'send all':
        page.queue.sendAll();
        break;
      case 'reload':
        page.queue.close();
        page = await aSaveQueue({ server, storage, clock });
        read = revisions();
        page.queue.sendAll();
    }
  }
  page.faults.length = 0;
  await clock.pass(10_000);
  page.queue.sendAll();
  await clock.pass(10_000);

  const fates = [...wishes].map(([key, { value, after }]) => {
    const status = page.status(key);
    if (status?.kind === 'conflict' && status.theirs.savedBy === 'Ana Horvat')
      return 'in conflict with herself';
    if (status) return status.kind;
    const own = server.writesOf(7, key).filter(({ savedBy }) => savedBy === 'Ana Horvat');
    const stood = server.writesOf(7, key).slice(Math.max(0, after - 1));
    const wasStored =
      stood.some((stored) => isSameValue(valueOf(stored), value)) ||
      (after === 0 && value === false);
    const lastOwn = own.at(-1);
    const isOverwrittenByAnOlder =
      lastOwn !== undefined &&
      stood.includes(lastOwn) &&
      !isSameValue(valueOf(lastOwn), value) &&
      server.writesOf(7, key).indexOf(lastOwn) >= after;
    return wasStored && !isOverwrittenByAnOlder ? 'stored' : 'lost';
  });
  function revisions(): Record<string, number> {
    return Object.fromEntries(keys.map((key) => [key, server.read(7, key)?.revision ?? 0]));
  }
  return { fates, kept: await storage.load(1), unsent: page.queue.get().entries };
}

it('whatever happens, the last value of each key is stored or shown, and no older call brings a text back', () =>
  fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const { fates, kept, unsent } = await play(all);
      // In the end everything works, so nothing may still wait: stored, or shown to the person.
      for (const fate of fates) expect(['stored', 'refused', 'conflict']).toContain(fate);
      expect(kept).toHaveLength(unsent.size);
    }),
    { numRuns: 600 },
  ));
