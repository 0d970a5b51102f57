import {
  listDisablingKeys,
  isInTeam,
  selectAnswersInForce,
  type AnswersInForce,
  type AnswerValue,
  type Role,
} from '@cert/shared/domain';
import type { StoredResponse } from '@cert/shared/contract';
import { sql } from 'kysely';
import { queryPrepared } from '../database/prepareStatement.ts';
import type { Database } from '../database/connect.ts';
import type { Edition, EditionArea } from '../editions/edition.ts';
import type { Questionnaire } from '../membership.ts';
import { selectGrading, type GradingState } from './selectGrading.ts';

/** The data of a questionnaire, except its content, that one person may see. */
export type QuestionnaireState = {
  /** All stored responses by form key. They are only shown; for all that counts answers, use `inForce`. */
  responses: { [formKey: string]: StoredResponse };
  /** The responses that count: without those to disabled questions (`selectAnswersInForce`). */
  inForce: AnswersInForce;
  /** State of the grading; undefined for a client. */
  grading: GradingState | undefined;
};

/**
 * Reads the data of a questionnaire in one statement, that is, in one round trip and from one snapshot.
 * @param hasComments false leaves out the texts of the client's comments
 * @param areas restricts the responses to those in these areas and those that can disable their questions. Also adds
 *   the team's comments and, after finalization, its opinions. If absent, the responses of all areas are read, and the
 *   grading contains neither comments nor opinions
 */
export async function readState({
  db,
  questionnaire,
  edition,
  accountId,
  role,
  hasComments = true,
  areas,
}: {
  db: Database;
  questionnaire: Questionnaire;
  edition: Edition;
  accountId: number;
  role: Role;
  hasComments?: boolean;
  areas?: readonly EditionArea[];
}): Promise<QuestionnaireState> {
  const comments = hasComments ? sql`r.content` : sql`null`;
  const isWanted = areas
    ? sql`(r.area_id = any(${areas.map(({ id }) => id)}::integer[])
        or r.form_key = any(${disablingKeysOf(areas, edition)}::text[]))`
    : sql`true`;
  // JSON is enough, because no query looks into it. It is ordered, so that the same state always gives the same bytes.
  const allResponses = sql`(
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
    }>`select ${allResponses} as responses, ${grading} as grading`,
  );
  if (!row) throw new Error('a select without a table gave no row');
  const responses = withInstants(row.responses);
  const content = { areas: edition.areas, isKeyOnly: questionnaire.isKeyOnly };
  return {
    responses,
    inForce: selectAnswersInForce(content, responses),
    grading: row.grading ?? undefined,
  };
}

function disablingKeysOf(areas: readonly EditionArea[], edition: Edition): string[] {
  return areas.flatMap(({ questions }) =>
    questions.flatMap((question) => listDisablingKeys(question, edition.questions)),
  );
}

/** A response as the query returns it. JSON has no type for timestamps, so they are in milliseconds. */
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
