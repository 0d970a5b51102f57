import type { Question, StoredResponse } from '@cert/shared/contract';
import {
  additionalKey,
  answerKey,
  isAnswered,
  isSameAnswer,
  type FormKey,
} from '@cert/shared/domain';
import { useSaveQueue } from '@cert/shared/platform';
import { useOpenCategory } from '../answering/OpenCategory.tsx';
import { answerSaver, type AnswerState, type SentAnswer } from '../answering/saving/answerSaver.ts';
import { formKeyStates, useDerivedValue } from '../answering/saving/useFormStore.ts';
import { reusableKeys } from './reusableKeys.ts';

/**
 * Returns a function that copies last year's figures into the question.
 * @returns undefined when last year has no figures, or when the question already has the same ones
 */
export function useReuseLastYear(question: Question): (() => void) | undefined {
  const { questionnaireId, category } = useOpenCategory();
  const queue = useSaveQueue();
  const { responses, previousResponses: previous } = category;
  const figures = reusableKeys(question, previous);
  const isSame = useDerivedValue(figures, (known) =>
    figures.every((key) => {
      const now = valueOf(known.get(key));
      return isSameAnswer(now, mergedValue(now, previous[key]));
    }),
  );
  if (isSame) return undefined;
  return () => {
    const ticks = impliedTicks(question, figures, previous);
    const keys = [...figures, ...ticks.keys()];
    const known = formKeyStates({ keys, questionnaireId, responses, state: queue.get() });
    for (const key of keys) {
      const now = known.get(key);
      const value = ticks.get(key) ?? mergedValue(valueOf(now), previous[key]);
      if (isSameAnswer(valueOf(now), value)) continue;
      queue.put({
        saver: answerSaver,
        questionnaireId,
        key,
        value,
        baseRevision: now?.baseRevision ?? 0,
      });
    }
  };
}

/** An extra value also ticks its answer, as if the user had typed it. */
function impliedTicks(
  { id: questionId, answers, type }: Question,
  figures: readonly FormKey[],
  previous: Readonly<Record<FormKey, StoredResponse>>,
): Map<FormKey, SentAnswer> {
  return new Map(
    answers
      .filter(({ id }) => figures.includes(additionalKey(id)) && previous[answerKey(id)])
      .map(({ id }) => [answerKey(id), { questionId, answerId: id, type, value: true }]),
  );
}

/** Returns the value after the copy. In a table, last year's cells fill only empty cells. */
function mergedValue(now: SentAnswer, response: StoredResponse | undefined): SentAnswer {
  const before = recordOf(response);
  if (now === false || before === false) return before;
  if (typeof now.value !== 'object' || typeof before.value !== 'object') return before;
  return { ...before, value: { ...before.value, ...now.value } };
}

function recordOf(response: StoredResponse | undefined): SentAnswer {
  if (!response || !isAnswered(response) || response.value === null) return false;
  const { questionId, answerId, type, value } = response;
  return { questionId, answerId, type: type as Question['type'], value };
}

function valueOf(known: AnswerState | undefined): SentAnswer {
  const value = known?.value;
  if (value === undefined || value === false || value.value === null) return false;
  return { answerId: value.answerId, value: value.value, content: value.content };
}
