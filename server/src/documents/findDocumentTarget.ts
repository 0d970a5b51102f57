import { refuse } from '@cert/shared/domain';
import type { Edition } from '../questionnaires/edition.ts';
import type { DocumentTarget } from './documentTarget.ts';

/**
 * Resolves `entityType` and `entityId` of a call.
 * @throws Refusal invalid-input naming `entityId` if it is not in the questionnaire's edition
 */
export function findDocumentTarget(
  edition: Edition,
  { entityType, entityId }: { entityType: 'question' | 'area'; entityId: number },
): DocumentTarget {
  const question = entityType === 'question' ? edition.questions.get(entityId) : undefined;
  if (question) return { areaId: question.areaId, questionId: question.id };
  if (entityType === 'area' && edition.areas.has(entityId))
    return { areaId: entityId, questionId: null };
  throw refuse('invalid-input', { fields: { entityId: 'unknown' } });
}
