import { isInTeam, type AnswerValue, type Grade, type Role } from '@cert/shared/domain';
import type { StoredResponse } from '@cert/shared/contract';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Questionnaire } from './findMembership.ts';

/** What the team may know of the grading. Nobody's own grades but the reader's are ever read (decisions §3). */
export type GradingState = {
  /** The reader's own grades by area id. */
  own: { [areaId: string]: Grade };
  /** Final grades by area id. */
  final: { [areaId: string]: Grade };
  /** Final grades of the organisation's previous questionnaire by area path. */
  previous: { [areaPath: string]: Grade };
  /** Ids of the Above-and-Beyond questions that the team has marked. */
  marked: readonly number[];
  hasOwnFinalized: boolean;
  haveAllFinalized: boolean;
};

/** Everything that one person may know of a questionnaire beside its content. */
export type QuestionnaireState = {
  /** By form key. */
  responses: { [formKey: string]: StoredResponse };
  /** Absent for a client. */
  grading: GradingState | undefined;
};

/**
 * Reads a questionnaire's own data in one statement: one round trip, and one consistent moment.
 * @param hasComments false leaves the texts of comments out, where only values count
 */
export async function readState({
  db,
  questionnaire,
  accountId,
  role,
  hasComments = true,
}: {
  db: Database;
  questionnaire: Questionnaire;
  accountId: number;
  role: Role;
  hasComments?: boolean;
}): Promise<QuestionnaireState> {
  const { id, organisationId, year } = questionnaire;
  const comments = hasComments ? sql`r.content` : sql`null`;
  const responses = sql`(
    select coalesce(jsonb_object_agg(r.form_key, jsonb_build_object(
      'questionId', r.question_id, 'answerId', r.answer_id, 'areaId', r.area_id, 'type', r.kind,
      'value', r.value, 'content', ${comments}, 'revision', r.revision,
      'savedAt', extract(epoch from r.saved_at) * 1000, 'savedBy', a.name)), '{}')
    from responses r join accounts a on a.id = r.saved_by
    where r.questionnaire_id = ${id})`;
  const grading = sql`jsonb_build_object(
    'own', (select coalesce(jsonb_object_agg(area_id, grade), '{}')
      from certifier_grades where questionnaire_id = ${id} and account_id = ${accountId}),
    'final', (select coalesce(jsonb_object_agg(area_id, grade), '{}')
      from final_grades where questionnaire_id = ${id}),
    'previous', (select coalesce(jsonb_object_agg(c.key || '/' || a.key, f.grade), '{}')
      from final_grades f join areas a on a.id = f.area_id join categories c on c.id = a.category_id
      where f.questionnaire_id = (select p.id from questionnaires p
        where p.organisation_id = ${organisationId} and p.year < ${year} order by p.year desc limit 1)),
    'marked', (select coalesce(jsonb_agg(question_id order by question_id), '[]')
      from above_beyond_marks where questionnaire_id = ${id}),
    'hasOwnFinalized', exists (select from finalizations
      where questionnaire_id = ${id} and account_id = ${accountId}),
    'haveAllFinalized', not exists (select from members m
      where m.questionnaire_id = ${id} and m.role <> 'client' and not exists (
        select from finalizations f
        where f.questionnaire_id = ${id} and f.account_id = m.account_id)))`;
  const { rows } = await sql<{
    responses: { [formKey: string]: ResponseRow };
    grading: GradingState | null;
  }>`select ${responses} as responses, ${isInTeam(role) ? grading : sql`null::jsonb`} as grading`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('a select without a table gave no row');
  return { responses: withInstants(row.responses), grading: row.grading ?? undefined };
}

/** An instant inside JSONB has no type of its own: it comes as milliseconds. */
type ResponseRow = Omit<StoredResponse, 'savedAt' | 'value'> & {
  savedAt: number;
  value: AnswerValue | null;
};

function withInstants(rows: { [formKey: string]: ResponseRow }): QuestionnaireState['responses'] {
  return Object.fromEntries(
    Object.entries(rows).map(([key, row]) => [
      key,
      { ...row, savedAt: new Date(row.savedAt).toISOString() },
    ]),
  );
}
