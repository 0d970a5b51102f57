import type { FormKey, StoredAnswers } from '@cert/shared/domain';
import type { KnownAnswer } from '@cert/shared/platform';

/** Known answers as the rules of the domain read them: unsent ones count as if they were stored. */
export function storedAnswers(known: ReadonlyMap<FormKey, KnownAnswer>): StoredAnswers {
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

/** On its way to the server an id may also be digits. */
function idOf(id: number | string | null | undefined): number | null {
  return id == null ? null : Number(id);
}
