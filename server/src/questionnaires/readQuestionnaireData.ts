import {
  listDisablingKeys,
  isInTeam,
  selectAnswersInForce,
  type AnswersInForce,
  type AnswerValue,
  type Role,
  type Grade,
} from '@cert/shared/domain';
import type { StoredResponse } from '@cert/shared/contract';
import { sql, type RawBuilder } from 'kysely';
import { queryPrepared } from '../database/prepareStatement.ts';
import type { Database } from '../database/connect.ts';
import type { Edition, EditionArea } from '../editions/edition.ts';
import type { Questionnaire } from '../membership.ts';
import { buildCommentsQuery, type SelectedComment } from '../comments/commentRows.ts';
import { createAllFinalizedCondition } from '../grading/createAllFinalizedCondition.ts';
import { emptyAreaDigest, buildAreaDigestsQuery } from '../grading/readAreaDigests.ts';

/** The data of a questionnaire, except its content, that one person may see. */
export type QuestionnaireData = {
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
 * @param areas restricts the responses to those in these areas and those that can disable their questions. The grading
 *   then also contains the team's comments and, once everybody has finalized, its opinions. If absent, the responses of
 *   all areas are read, and the grading contains neither comments nor opinions
 */
export async function readQuestionnaireData({
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
}): Promise<QuestionnaireData> {
  const comments = hasComments ? sql`r.content` : sql`null`;
  const isWanted = areas
    ? sql`(r.area_id = any(${areas.map(({ id }) => id)}::integer[])
        or r.form_key = any(${disablingKeysOf(areas, edition)}::text[]))`
    : sql`true`;
  // The type is JSON and not JSONB, because no query reads inside the value. The keys are ordered, so that the same
  // state always gives the same bytes.
  const allResponses = sql`(
    select coalesce(json_object_agg(r.form_key, json_build_object(
      'questionId', r.question_id, 'answerId', r.answer_id, 'areaId', r.area_id, 'type', r.kind,
      'value', r.value, 'content', ${comments}, 'revision', r.revision,
      'savedAt', extract(epoch from r.saved_at) * 1000, 'savedBy', a.name)
      order by r.form_key), '{}')
    from responses r join accounts a on a.id = r.saved_by
    where r.questionnaire_id = ${questionnaire.id} and ${isWanted})`;
  const grading = isInTeam(role)
    ? createGradingStateSql({ questionnaire, accountId, areas: areas ?? [] })
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

function withInstants(rows: { [formKey: string]: ResponseRow }): QuestionnaireData['responses'] {
  return Object.fromEntries(
    Object.entries(rows).map(([key, row]) => [
      key,
      { ...row, savedAt: new Date(row.savedAt).toISOString() },
    ]),
  );
}

/**
 * The state of the grading for a team member. Until everybody has finalized, other members' own grades and area
 * comments are not read.
 */
export type GradingState = {
  /** Own grades of the team member by area id. */
  own: { [areaId: string]: Grade };
  /** Final grades by area id. */
  final: { [areaId: string]: Grade };
  /** Final grades of the organisation's previous questionnaire by area path. */
  previous: { [areaPath: string]: Grade };
  /** Ids of the Above-and-Beyond questions that the team has marked. */
  marked: readonly number[];
  /** Ids of the areas whose answers or documents have changed since the member's own grade. */
  changedSinceOwn: readonly number[];
  /** Ids of the areas whose answers or documents have changed since the final grade. */
  changedSinceFinal: readonly number[];
  /** Current digests by area id (see `buildAreaDigestsQuery`); empty without `areas`. */
  digests: { [areaId: string]: string };
  hasFinalized: boolean;
  haveAllFinalized: boolean;
  /**
   * Comments on the areas and notes on their questions that the member may see (`buildCommentsQuery`), those of earlier
   * questionnaires included, oldest first; empty without `areas`.
   */
  comments: readonly SelectedComment[];
  /** Grades and comments of all team members; null until everybody has finalized, and without `areas`. */
  opinions: readonly MemberOpinions[] | null;
};

/**
 * Selects the state of the grading as one JSON value.
 * @param areas areas whose comments and digests are included; if empty, comments, digests and opinions are left out
 */
export function createGradingStateSql({
  questionnaire,
  accountId,
  areas,
}: {
  questionnaire: Questionnaire;
  accountId: number;
  areas: readonly EditionArea[];
}): RawBuilder<GradingState> {
  const { id, organisationId, year } = questionnaire;
  const isWanted = areas.length > 0;
  const areaIds = isWanted ? areas.map((area) => area.id) : undefined;
  const isAsked = areaIds ? sql`area_id = any(${areaIds}::integer[])` : sql`true`;
  return sql`(with digests as materialized (${buildAreaDigestsQuery(id, areaIds)}) select jsonb_build_object(
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
    'changedSinceOwn', (select coalesce(jsonb_agg(area_id), '[]')
      from certifier_grades left join digests using (area_id)
      where questionnaire_id = ${id} and account_id = ${accountId} and ${isAsked}
        and area_digest <> coalesce(digest, ${emptyAreaDigest})),
    'changedSinceFinal', (select coalesce(jsonb_agg(area_id), '[]')
      from final_grades left join digests using (area_id)
      where questionnaire_id = ${id} and ${isAsked} and area_digest <> coalesce(digest, ${emptyAreaDigest})),
    'digests', ${
      isWanted
        ? sql`(select coalesce(jsonb_object_agg(area_id, digest), '{}') from digests)`
        : sql`'{}'::jsonb`
    },
    'hasFinalized', exists (select from finalizations
      where questionnaire_id = ${id} and account_id = ${accountId}),
    'haveAllFinalized', ${createAllFinalizedCondition(id)},
    'comments', ${isWanted ? buildCommentsQuery({ questionnaire, accountId, areas }) : sql`'[]'::jsonb`},
    'opinions', ${isWanted ? selectOpinions(id) : sql`null::jsonb`}))`;
}

/** The grades and comments of one team member, by area id. */
type MemberOpinions = {
  id: number;
  name: string;
  isMain: boolean;
  grades: { [areaId: string]: Grade };
  comments: { [areaId: string]: string };
  /** Ids of the areas that this member graded after the reveal. */
  afterReveal: readonly number[];
};

/**
 * Selects all team members’ own grades and area comments, in the order of their accounts; null until
 * everybody has finalized. See docs/product/grading.md#blind-phase.
 */
function selectOpinions(questionnaireId: number): RawBuilder<MemberOpinions[] | null> {
  return sql`(select jsonb_agg(jsonb_build_object(
      'id', p.account_id, 'name', w.name, 'isMain', p.role = 'main-certifier',
      'grades', (select coalesce(jsonb_object_agg(g.area_id, g.grade), '{}') from certifier_grades g
        where g.questionnaire_id = p.questionnaire_id and g.account_id = p.account_id),
      'comments', (select coalesce(jsonb_object_agg(c.area_id, c.content), '{}') from comments c
        where c.kind = 'area' and c.questionnaire_id = p.questionnaire_id
          and c.account_id = p.account_id),
      'afterReveal', (select coalesce(jsonb_agg(g.area_id), '[]') from certifier_grades g
        where g.questionnaire_id = p.questionnaire_id and g.account_id = p.account_id
          and g.is_after_reveal))
      order by w.id)
    from members p join accounts w on w.id = p.account_id
    where p.questionnaire_id = ${questionnaireId} and p.role <> 'client'
      and ${createAllFinalizedCondition(questionnaireId)})`;
}
