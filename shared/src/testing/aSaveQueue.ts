import type { Input } from '../contract/index.ts';
import { refuse, type LockReason, type Refusal } from '../domain/index.ts';
import {
  memoryQueueStorage,
  UnreachableError,
  type DescribedField,
  type Saver,
} from '../platform/index.ts';
import { createSaverStore, type SentChange } from '../platform/queue/savers.ts';
import { createSaveQueue } from '../platform/queue/saveQueue.ts';
import { fakeAnswerServer } from './fakeAnswerServer.ts';
import { fakeApi } from './fakeApi.ts';
import { manualClock } from './manualClock.ts';
import {
  anAnswerField,
  answerSaver,
  aSentComment,
  toSaveReply,
  type SentAnswer,
} from './testSavers.ts';

export const anaAccountId = 1;
type Changes = readonly SentChange<SentAnswer>[];

/** What can go wrong with a call. `lands late`: the server processes it after the sender has given up. */
export type CallFailure = 'lost request' | 'lost reply' | 'slow' | 'lands late' | Refusal;

/** A save queue of the user Ana on questionnaire 7. The test decides which calls to its fake server fail. */
export async function aSaveQueue({
  server = fakeAnswerServer(),
  storage = memoryQueueStorage(true),
  owner = anaAccountId,
  clock = manualClock(),
} = {}) {
  const calls: string[][] = [];
  /** Problems of the next calls, in order; all later calls succeed. */
  const failures: CallFailure[] = [];
  const send = async (changes: Changes, isOwnOnly: boolean) => {
    const input = {
      id: changes[0]!.questionnaireId,
      answers: Object.fromEntries(changes.map(({ key, value }) => [key, value])),
      revisions: Object.fromEntries(changes.map(({ key, baseRevision }) => [key, baseRevision])),
    };
    calls.push(Object.keys(input.answers));
    return toSaveReply(await (isOwnOnly ? sendOwnOnly(input) : sendAnswers(input)));
  };
  const alone = (prefixes: string[], isOwnOnly: boolean): Saver<SentAnswer> => ({
    prefixes,
    read: answerSaver.read,
    isSame: (a, b) => answerSaver.isSame!(a, b),
    async send(_api, change) {
      const { saved, conflicts, refused } = await send([change], isOwnOnly);
      const theirs = conflicts[change.key];
      if (theirs) return { conflict: theirs };
      const known = saved[change.key];
      if (!known) throw refuse('locked', { refused: refused as Record<string, LockReason> });
      return { saved: known };
    },
    shownBy: [],
  });
  const savers = createSaverStore(undefined, [
    { ...answerSaver, sendTogether: (_api, changes: Changes) => send(changes, false) },
    alone(['intro_'], false),
    alone(['certifier_', 'final_'], true),
  ]);
  const saverOf = (key: string) => savers.find(key)!;
  async function sendAnswers(input: Input<'questionnaireAnswersSave'>) {
    const failure = failures.shift();
    if (failure === 'lost request') throw new UnreachableError();
    if (failure === 'lands late') {
      // The sender has given up, so it gets neither a result nor a refusal.
      const land = async () => server.save(input);
      clock.after(5000, () => void land().catch(() => undefined));
      throw new UnreachableError();
    }
    if (failure === 'slow') await slowness();
    if (failure && typeof failure === 'object') throw failure;
    const reply = server.save(input);
    if (failure === 'lost reply') throw new UnreachableError();
    return reply;
  }
  /** Values that only Ana can change have no revisions: the server stores the value of the last call. */
  async function sendOwnOnly({ id, answers }: Input<'questionnaireAnswersSave'>) {
    const failure = failures.shift();
    if (failure === 'lost request' || failure === 'lands late') throw new UnreachableError();
    if (failure && typeof failure === 'object') throw failure;
    const reply = server.save({ id, answers });
    if (failure === 'slow') await slowness();
    if (failure === 'lost reply') throw new UnreachableError();
    return reply;
  }
  const slowness = () => new Promise<void>((resolve) => clock.after(1000, resolve));
  const queue = await createSaveQueue({
    owner,
    ownName: 'Ana Horvat',
    storage,
    savers,
    api: fakeApi(),
    clock,
  });
  const fieldOf = (key: string, revision = 0): DescribedField<SentAnswer> => ({
    ...anAnswerField(key),
    saver: saverOf(key) as Saver<SentAnswer>,
    stored: revision === 0 ? undefined : { value: false, revision, savedAt: '' },
  });
  const put = (key: string, value: SentAnswer, baseRevision = 0) =>
    queue.put({ ...fieldOf(key, baseRevision), value });
  const putAtOnce = (key: string, value: SentAnswer) =>
    queue.put({ ...fieldOf(key), value, delayMs: 0 });
  const status = (key: string) => queue.get().entries.get(`7/${key}`)?.status;
  const stored = (key: string) => server.read(7, key)?.content;
  /** Makes several changes while another call is in flight, so that they are sent in one call. */
  const putTogether = async (...keys: string[]) => {
    failures.push('slow');
    put('area_comments_9', aSentComment('first'));
    await clock.pass(200);
    for (const key of keys) put(key, aSentComment(key));
    await clock.pass(1000);
  };
  return {
    queue,
    saverOf,
    server,
    storage,
    clock,
    calls,
    failures,
    put,
    putAtOnce,
    putTogether,
    status,
    stored,
  };
}
