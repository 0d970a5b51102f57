import type { Grade } from '@cert/shared/domain';
import { sql, type RawBuilder } from 'kysely';
import { buildCommentsQuery, type SelectedComment } from '../comments/buildCommentsQuery.ts';
import { createAllFinalizedCondition } from '../grading/createAllFinalizedCondition.ts';
import { emptyDigest, selectAreaDigests } from '../grading/readAreaDigests.ts';
import type { EditionArea } from '../editions/edition.ts';
import type { Questionnaire } from '../membership.ts';

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
  /** Current digests by area id (see `selectAreaDigests`); empty without `areas`. */
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
export function selectGrading({
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
  return sql`(with digests as materialized (${selectAreaDigests(id, areaIds)}) select jsonb_build_object(
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
        and area_digest <> coalesce(digest, ${emptyDigest})),
    'changedSinceFinal', (select coalesce(jsonb_agg(area_id), '[]')
      from final_grades left join digests using (area_id)
      where questionnaire_id = ${id} and ${isAsked} and area_digest <> coalesce(digest, ${emptyDigest})),
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
