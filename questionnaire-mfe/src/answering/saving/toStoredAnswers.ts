import type { FormKey, StoredAnswers } from '@cert/shared/domain';
import type { AnswerState } from './answerSaver.ts';

/** Converts known answers to the input of the domain rules. Unsent answers are treated as stored. */
export function toStoredAnswers(known: ReadonlyMap<FormKey, AnswerState>): StoredAnswers {
  return Object.fromEntries(
    [...known].flatMap(([key, { value }]) => {
      if (value === undefined) return [];
      if (value === false) return [[key, { questionId: null, answerId: null, value: false }]];
      const { questionId, answerId } = value;
      return [
        [key, { questionId: idOf(questionId), answerId: idOf(answerId), value: value.value }],
      ];
    }),
  );
}

/** Converts an id to a number. In a queued change it can be a string of digits. */
function idOf(id: number | string | null | undefined): number | null {
  return id == null ? null : Number(id);
}
