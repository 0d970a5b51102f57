import type { StoredResponse } from '@cert/shared/contract';
import type { Selectable } from 'kysely';
import type { ResponsesTable } from '../database/questionnaireTables.ts';

export type ResponseRow = Omit<Selectable<ResponsesTable>, 'questionnaire_id' | 'saved_by'> & {
  /** Name of the account that saved it. */
  name: string | null;
};

/** A stored response in the format of the API. */
export function presentResponse(row: ResponseRow): StoredResponse {
  return {
    questionId: row.question_id,
    answerId: row.answer_id,
    areaId: row.area_id,
    type: row.kind,
    value: row.value,
    content: row.content,
    revision: row.revision,
    savedAt: row.saved_at.toISOString(),
    savedBy: row.name ?? '',
  };
}
