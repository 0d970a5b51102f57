import type { Input } from '../contract/index.ts';
import { parseGradingKey, parseIntroKey, type Refusal } from '../domain/index.ts';
import { memoryQueueStorage, Unreachable } from '../platform/index.ts';
import { createSaveQueue } from '../platform/queue/createSaveQueue.ts';
import type { QueuedValue } from '../platform/queue/queueEntry.ts';
import type { Transport } from '../platform/queue/saveQueue.ts';
import { answerServer } from './answerServer.ts';
import { manualClock } from './manualClock.ts';

export const anaAccountId = 1;
/** A comment as a page sends it. */
export const commentValue = (content: string): QueuedValue => ({
  type: 'comment',
  value: true,
  content,
});

/** What can go wrong with a call. `lands late`: the server processes it after the sender has given up. */
export type CallFailure = 'lost request' | 'lost reply' | 'slow' | 'lands late' | Refusal;

/** A save queue of the user Ana on questionnaire 7. The test decides which calls to its fake server fail. */
export async function aSaveQueue({
  server = answerServer(),
  storage = memoryQueueStorage(true),
  owner = anaAccountId,
  clock = manualClock(),
} = {}) {
  const calls: string[][] = [];
  /** Problems of the next calls, in order; all later calls succeed. */
  const failures: CallFailure[] = [];
  const isOwnOnly = (key: string) => parseGradingKey(key) !== undefined;
  const transport: Transport = {
    goesAlone: (key) => isOwnOnly(key) || parseIntroKey(key) !== undefined,
    async send(input) {
      const keys = Object.keys(input.answers);
      calls.push(keys);
      return keys.some(isOwnOnly) ? sendOwnOnly(input) : sendAnswers(input);
    },
  };
  async function sendAnswers(input: Input<'questionnaireAnswersSave'>) {
    const failure = failures.shift();
    if (failure === 'lost request') throw new Unreachable();
    if (failure === 'lands late') {
      // The sender gets neither a result nor a refusal.
      const land = async () => server.save(input);
      clock.after(5000, () => void land().catch(() => undefined));
      throw new Unreachable();
    }
    if (failure === 'slow') await slowness();
    if (failure && typeof failure === 'object') throw failure;
    const reply = server.save(input);
    if (failure === 'lost reply') throw new Unreachable();
    return reply;
  }
  /** Values that only Ana can change have no revisions: the server stores the value of the last call. */
  async function sendOwnOnly({ id, answers }: Input<'questionnaireAnswersSave'>) {
    const failure = failures.shift();
    if (failure === 'lost request' || failure === 'lands late') throw new Unreachable();
    if (failure && typeof failure === 'object') throw failure;
    const reply = server.save({ id, answers });
    if (failure === 'slow') await slowness();
    if (failure === 'lost reply') throw new Unreachable();
    return reply;
  }
  const slowness = () => new Promise<void>((resolve) => clock.after(1000, resolve));
  const queue = await createSaveQueue({
    owner,
    ownName: 'Ana Horvat',
    storage,
    transport,
    clock,
  });
  const put = (key: string, value: QueuedValue, baseRevision = 0) =>
    queue.put({ questionnaireId: 7, key, value, baseRevision });
  const putAtOnce = (key: string, value: QueuedValue) =>
    queue.put({ questionnaireId: 7, key, value, baseRevision: 0, delayMs: 0 });
  const status = (key: string) => queue.get().entries.get(`7/${key}`)?.status;
  const stored = (key: string) => server.read(7, key)?.content;
  /** Makes several changes while another call is in flight, so that they are sent in one call. */
  const putTogether = async (...keys: string[]) => {
    failures.push('slow');
    put('area_comments_9', commentValue('first'));
    await clock.pass(200);
    for (const key of keys) put(key, commentValue(key));
    await clock.pass(1000);
  };
  return {
    queue,
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
