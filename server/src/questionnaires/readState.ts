import { disablingKeys, isInTeam, type AnswerValue, type Role } from '@cert/shared/domain';
import type { StoredResponse } from '@cert/shared/contract';
import { sql } from 'kysely';
import { queryPrepared } from '../database/queryPrepared.ts';
import type { Database } from '../database/connect.ts';
import type { EditionArea } from './edition.ts';
import type { Questionnaire } from './presentMembership.ts';
import { selectGrading, type GradingState } from './selectGrading.ts';

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
 * @param areas of which alone the answers are read, and those that can disable one of their questions; the team's
 *   comments, and in the end its opinions, are then read, too. Without it the answers of all areas are read, alone
 */
export async function readState({
  db,
  questionnaire,
  accountId,
  role,
  hasComments = true,
  areas,
}: {
  db: Database;
  questionnaire: Questionnaire;
  accountId: number;
  role: Role;
  hasComments?: boolean;
  areas?: readonly EditionArea[];
}): Promise<QuestionnaireState> {
  const comments = hasComments ? sql`r.content` : sql`null`;
  const isWanted = areas
    ? sql`(r.area_id = any(${areas.map(({ id }) => id)}::integer[])
        or r.form_key = any(${disablingKeysOf(areas)}::text[]))`
    : sql`true`;
  // JSON and not JSONB: nothing looks into it on its way. In a fixed order: the same state is the same bytes, whatever
  // the database has done in between.
  const responses = sql`(
    select coalesce(json_object_agg(r.form_key, json_build_object(
      'questionId', r.question_id, 'answerId', r.answer_id, 'areaId', r.area_id, 'type', r.kind,
      'value', r.value, 'content', ${comments}, 'revision', r.revision,
      'savedAt', extract(epoch from r.saved_at) * 1000, 'savedBy', a.name)
      order by r.form_key), '{}')
    from responses r join accounts a on a.id = r.saved_by
    where r.questionnaire_id = ${questionnaire.id} and ${isWanted})`;
  const grading = isInTeam(role)
    ? selectGrading({ questionnaire, accountId, areas: areas ?? [] })
    : sql`null::jsonb`;
  const [row] = await queryPrepared(
    db,
    sql<{
      responses: { [formKey: string]: ResponseRow };
      grading: GradingState | null;
    }>`select ${responses} as responses, ${grading} as grading`,
  );
  if (!row) throw new Error('a select without a table gave no row');
  return { responses: withInstants(row.responses), grading: row.grading ?? undefined };
}

function disablingKeysOf(areas: readonly EditionArea[]): string[] {
  return areas.flatMap(({ questions }) => questions.flatMap(disablingKeys));
}

/** An instant inside JSON has no type of its own: it comes as milliseconds. */
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
