import type { Input, Reply, StoredResponse } from '../contract/index.ts';
import { isSameAnswer, refuse, type LockReason } from '../domain/index.ts';
import { aStoredResponse } from './aStoredResponse.ts';

type SaveInput = Input<'questionnaireAnswersSave'>;
type SaveReply = Reply<'questionnaireAnswersSave'>;

export type FakeAnswerServer = {
  /** Processes one call as the server does: per key, with revisions. */
  save(input: SaveInput): SaveReply;
  /** Processes a call of another person in the same way. */
  saveAs(by: string, input: SaveInput): SaveReply;
  /** The stored value of a key; undefined when it was never written. */
  read(questionnaireId: number, key: string): StoredResponse | undefined;
  /** Everything that was written under a key, oldest first. */
  writesOf(questionnaireId: number, key: string): readonly StoredResponse[];
  /** Makes the server refuse this key from now on. */
  lock(key: string): void;
  /**
   * Makes the server refuse every call that contains this key, and save none of the call's keys, as the real server
   * does if the contract does not allow a value.
   */
  reject(key: string): void;
  /** Makes the server fail with `server-error` on every call that contains this key, until `recover` is called. */
  failOn(key: string): void;
  recover(): void;
};

/** A fake server with the same save logic as `decideAnswerOutcomes` of the real one. It stores the answers in a map. */
export function fakeAnswerServer(): FakeAnswerServer {
  /** All values written under each questionnaire and key, oldest first; the last one is current. */
  const written = new Map<string, StoredResponse[]>();
  const locked = new Set<string>();
  const rejected = new Set<string>();
  const failing = new Set<string>();

  function decide(key: string, { id, answers, revisions }: SaveInput, by: string) {
    const responseKey = `${id}/${key}`;
    const known = written.get(responseKey)?.at(-1);
    const value = answers[key]!;
    const base = revisions?.[key];
    const isStored = known ? isSameAnswer(value, known) : value === false;
    const isSaidAgain = base === (known?.revision ?? 0);
    if (isStored && (locked.has(key) || !isSaidAgain))
      return { saved: known ?? { revision: 0, savedAt: aStoredResponse().savedAt } };
    if (locked.has(key)) return { refused: 'question-locked' as const };
    if (known && base !== undefined && known.revision > base) return { conflict: known };
    const response = aStoredResponse({
      answerId: value === false || value.answerId == null ? null : Number(value.answerId),
      value: value === false ? false : value.value,
      content: value === false ? null : (value.content ?? null),
      revision: (known?.revision ?? 0) + 1,
      savedBy: by,
    });
    written.set(responseKey, [...(written.get(responseKey) ?? []), response]);
    return { saved: response };
  }

  const server: FakeAnswerServer = {
    save: (input) => server.saveAs('Ana Horvat', input),
    saveAs(by, input) {
      if (Object.keys(input.answers).some((key) => failing.has(key))) throw refuse('server-error');
      const wrong = Object.keys(input.answers).filter((key) => rejected.has(key));
      if (wrong.length > 0)
        throw refuse('invalid-input', {
          fields: Object.fromEntries(wrong.map((key) => [key, 'wrong-value'])),
        });
      const refusedKeys: { [key: string]: LockReason } = {};
      const reply: SaveReply = { saved: {}, conflicts: {}, refused: refusedKeys };
      for (const key of Object.keys(input.answers)) {
        const { saved, refused, conflict } = decide(key, input, by);
        if (saved) reply.saved[key] = { revision: saved.revision, savedAt: saved.savedAt };
        if (refused) refusedKeys[key] = refused;
        if (conflict) reply.conflicts[key] = conflict;
      }
      const nothingSaved = Object.keys({ ...reply.saved, ...reply.conflicts }).length === 0;
      if (nothingSaved) throw refuse('locked', { refused: refusedKeys });
      return reply;
    },
    read: (questionnaireId, key) => written.get(`${questionnaireId}/${key}`)?.at(-1),
    writesOf: (questionnaireId, key) => written.get(`${questionnaireId}/${key}`) ?? [],
    lock: (key) => void locked.add(key),
    reject: (key) => void rejected.add(key),
    failOn: (key) => void failing.add(key),
    recover: () => failing.clear(),
  };
  return server;
}
