import type { Input, Reply, StoredResponse } from '../contract/index.ts';
import { refuse } from '../domain/index.ts';
import { isSameValue, valueOf, type QueuedValue } from '../platform/queue/queueEntry.ts';
import { aResponse } from './aResponse.ts';

type SaveInput = Input<'questionnaireAnswersSave'>;
type SaveReply = Reply<'questionnaireAnswersSave'>;

export type AnswerServer = {
  /** Answers one call as the server does: by key, with revisions. */
  save(input: SaveInput, by?: string): SaveReply;
  /** What stands under a key; undefined when nothing ever did. */
  read(questionnaireId: number, key: string): StoredResponse | undefined;
  /** How often something was written, by place. */
  readonly writes: ReadonlyMap<string, number>;
  /** Refuses this key from now on. */
  lock(key: string): void;
  /** Refuses every call that holds this key, whole, as for a value that the contract does not allow. */
  reject(key: string): void;
};

/** The saving half of the server over a map (decisions §4, `decideAnswers` of the server). */
export function answerServer(): AnswerServer {
  const stored = new Map<string, StoredResponse>();
  const writes = new Map<string, number>();
  const locked = new Set<string>();
  const rejected = new Set<string>();

  function decide(place: string, change: { value: QueuedValue; base?: number; by: string }) {
    const known = stored.get(place);
    const { value, base, by } = change;
    const isStored = known ? isSameValue(value, valueOf(known)) : value === false;
    if (isStored) return { saved: known ?? { revision: 0, savedAt: aResponse().savedAt } };
    if (known && base !== undefined && known.revision > base) return { conflict: known };
    const response = aResponse({
      answerId: value === false || value.answerId == null ? null : Number(value.answerId),
      value: value === false ? false : value.value,
      content: value === false ? null : (value.content ?? null),
      revision: (known?.revision ?? 0) + 1,
      savedBy: by,
    });
    stored.set(place, response);
    writes.set(place, (writes.get(place) ?? 0) + 1);
    return { saved: response };
  }

  return {
    save({ id, answers, revisions }, by = 'Ana Horvat') {
      const wrong = Object.keys(answers).filter((key) => rejected.has(key));
      if (wrong.length > 0)
        throw refuse('invalid-input', {
          fields: Object.fromEntries(wrong.map((key) => [key, 'wrong-value'])),
        });
      const reply: SaveReply = { saved: {}, conflicts: {}, refused: {} };
      for (const [key, value] of Object.entries(answers)) {
        if (locked.has(key)) {
          reply.refused[key] = 'question-locked';
          continue;
        }
        const fate = decide(`${id}/${key}`, { value, base: revisions?.[key], by });
        if (fate.conflict) reply.conflicts[key] = fate.conflict;
        else reply.saved[key] = { revision: fate.saved.revision, savedAt: fate.saved.savedAt };
      }
      const nothingSaved = Object.keys({ ...reply.saved, ...reply.conflicts }).length === 0;
      if (nothingSaved) throw refuse('locked', { refused: reply.refused });
      return reply;
    },
    read: (questionnaireId, key) => stored.get(`${questionnaireId}/${key}`),
    writes,
    lock: (key) => void locked.add(key),
    reject: (key) => void rejected.add(key),
  };
}
