import { onQuestionnaire } from '@cert/shared/contract';
import { Refusal } from '@cert/shared/domain';
import { z } from 'zod';
import type { Call } from './call.ts';
import { parseFields } from './parseFields.ts';

const { id } = onQuestionnaire.shape;
/** Built once: a schema is far dearer to make than to use. */
const places = { id: onQuestionnaire, questionnaireId: z.object({ questionnaireId: id }) };

/**
 * The questionnaire that a call is about; undefined where its action is about none. When the call does not name one it
 * gives the refusal and does not throw it: who calls is asked first.
 */
export function findQuestionnaireId({ action, fields }: Call): number | Refusal | undefined {
  if (action.may === 'anyone' || action.may === 'signed-in') return undefined;
  const field = action.questionnaireIn ?? 'id';
  try {
    const place = parseFields(places[field], { [field]: fields[field] });
    return (place as Record<typeof field, number>)[field];
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
