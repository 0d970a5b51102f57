import {
  additionalKey,
  answerKey,
  areaCommentKey,
  parseFormKey,
  questionCommentKey,
  questionKey,
  type FormKey,
} from '@cert/shared/domain';
import type { StoredResponse } from '@cert/shared/contract';
import type { EditionMatch } from './matchEditions.ts';

/**
 * Converts a response to an earlier edition: replaces its form key and ids with those of the current edition.
 * @returns undefined if its area, question or answer does not exist in the current edition
 */
export function mapResponseToEdition(
  key: FormKey,
  response: StoredResponse,
  { areas, questions, answers }: EditionMatch,
): [FormKey, StoredResponse] | undefined {
  const parsed = parseFormKey(key);
  if (!parsed) return undefined;
  switch (parsed.kind) {
    case 'areaComment': {
      const area = areas.get(parsed.id);
      return area && [areaCommentKey(area.id), { ...response, areaId: area.id }];
    }
    case 'questionComment': {
      const question = questions.get(parsed.id);
      return (
        question && [
          questionCommentKey(question.id),
          { ...response, questionId: question.id, areaId: question.areaId },
        ]
      );
    }
    case 'question': {
      const question = questions.get(parsed.id);
      const chosen = response.answerId === null ? undefined : answers.get(response.answerId);
      if (!question || !chosen) return undefined;
      const ids = { questionId: question.id, answerId: chosen.id, areaId: question.areaId };
      return [questionKey(question.id), { ...response, ...ids }];
    }
    case 'answer':
    case 'additional': {
      const answer = answers.get(parsed.id);
      const question =
        response.questionId === null ? undefined : questions.get(response.questionId);
      if (!answer || !question) return undefined;
      const present = parsed.kind === 'answer' ? answerKey(answer.id) : additionalKey(answer.id);
      const ids = { questionId: question.id, answerId: answer.id, areaId: question.areaId };
      return [present, { ...response, ...ids }];
    }
  }
}
