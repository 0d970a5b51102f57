import { refuse } from '@cert/shared/domain';
import type { Edition, EditionQuestion } from '../questionnaires/edition.ts';

/**
 * The question that an id names.
 * @throws Refusal invalid-input when it is not of this edition
 */
export function requireQuestion(edition: Edition, questionId: number): EditionQuestion {
  const question = edition.questions.get(questionId);
  if (!question) throw refuse('invalid-input', { fields: { questionId: 'unknown' } });
  return question;
}
