import { refuse } from '@cert/shared/domain';
import type { Edition, EditionQuestion } from '../questionnaires/edition.ts';

/**
 * Finds a question by id.
 * @throws Refusal invalid-input if it is not in this edition
 */
export function requireQuestion(edition: Edition, questionId: number): EditionQuestion {
  const question = edition.questions.get(questionId);
  if (!question) throw refuse('invalid-input', { fields: { questionId: 'unknown' } });
  return question;
}
