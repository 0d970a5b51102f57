import { additionalInputKey, answerKey, questionKey, type AnswerValue } from '@cert/shared/domain';
import type { QuestionKind, LocalizedText } from '@cert/shared/domain';
import { isDeepStrictEqual } from 'node:util';
import { answerShapes } from '../../answers/parseAnswer.ts';

/** An answer of an edition with its stable key. */
export type KeyedAnswer = { id: number; key: string; content: LocalizedText };

/** A question of an edition with its stable key, which is unique in the edition. */
export type KeyedQuestion = {
  id: number;
  areaId: number;
  key: string;
  kind: QuestionKind;
  title: LocalizedText;
  /**
   * Whether clients cannot answer the question. Its answers are not copied, because clients could never change them.
   */
  isClosed: boolean;
  answers: readonly KeyedAnswer[];
};

/** A response of the earlier questionnaire; if `value` is null or false, there is no answer. */
export type PreviousResponse = {
  formKey: string;
  questionId: number | null;
  answerId: number | null;
  value: AnswerValue | null;
};

/** A copied response with the ids of the new edition. `old` is the response that it is copied from. */
export type CarriedResponse<Old extends PreviousResponse> = {
  formKey: string;
  areaId: number;
  questionId: number;
  answerId: number;
  kind: QuestionKind;
  old: Old;
};

/**
 * Selects the answers that a copied questionnaire starts with: choices and ticks, with the texts in their extra inputs.
 * Numbers and tables are not copied. See docs/product/answering.md#last-years-answers.
 */
export function selectResponsesToCarryOver<Old extends PreviousResponse>(
  responses: readonly Old[],
  { before, after }: { before: readonly KeyedQuestion[]; after: readonly KeyedQuestion[] },
): CarriedResponse<Old>[] {
  const newByKey = new Map(after.map((question) => [question.key, question]));
  const oldResponses = new Map(responses.map((response) => [response.formKey, response]));
  return before.flatMap((question) => {
    const same = newByKey.get(question.key);
    if (!same || same.isClosed || !isUnchanged(question, same)) return [];
    const { answer: shape, additional } = answerShapes[question.kind];
    if (shape !== 'choice' && shape !== 'tick') return [];
    return question.answers.flatMap((answer) => {
      const next = same.answers.find(({ key }) => key === answer.key);
      if (!next || !isDeepStrictEqual(next.content, answer.content)) return [];
      const chosen = oldResponses.get(
        shape === 'choice' ? questionKey(question.id) : answerKey(answer.id),
      );
      if (chosen?.answerId !== answer.id || !isGiven(chosen)) return [];
      const target = { areaId: same.areaId, questionId: same.id, answerId: next.id };
      const carried = [
        {
          ...target,
          formKey: shape === 'choice' ? questionKey(same.id) : answerKey(next.id),
          kind: same.kind,
          old: chosen,
        },
      ];
      const beside = oldResponses.get(additionalInputKey(answer.id));
      if (additional === 'text' && beside && isGiven(beside))
        carried.push({
          ...target,
          formKey: additionalInputKey(next.id),
          kind: same.kind,
          old: beside,
        });
      return carried;
    });
  });
}

function isUnchanged(old: KeyedQuestion, next: KeyedQuestion): boolean {
  return old.kind === next.kind && isDeepStrictEqual(old.title, next.title);
}

function isGiven({ value }: PreviousResponse): boolean {
  return value !== null && value !== false;
}
