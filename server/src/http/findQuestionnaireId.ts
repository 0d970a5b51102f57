import { questionnaireInput } from '@cert/shared/contract';
import { Refusal } from '@cert/shared/domain';
import { z } from 'zod';
import type { Call } from './call.ts';
import { parseFields } from './parseFields.ts';

const { id } = questionnaireInput.shape;
/** Built once: creating a schema is much more expensive than using it. */
const places = { id: questionnaireInput, questionnaireId: z.object({ questionnaireId: id }) };

/**
 * The id of the questionnaire that a call is about; undefined if its action is about none. An invalid id gives a
 * refusal as a value instead of throwing it, because authentication comes first.
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
