import type { Grade } from '@cert/shared/domain';
import { sql, type RawBuilder } from 'kysely';
import { allFinalizedCondition } from './allFinalizedCondition.ts';

/** The grades and comments of one team member, by area id. */
export type MemberOpinions = {
  id: number;
  name: string;
  isMain: boolean;
  grades: { [areaId: string]: Grade };
  comments: { [areaId: string]: string };
  /** Ids of the areas that this member graded after the reveal. */
  afterReveal: readonly number[];
};

/**
 * Selects the own grades and area comments of the whole team, the main certifier first, then by name; null until
 * everybody has finalized.
 */
export function selectOpinions(questionnaireId: number): RawBuilder<MemberOpinions[] | null> {
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
      order by p.role = 'main-certifier' desc, w.name, w.id)
    from members p join accounts w on w.id = p.account_id
    where p.questionnaire_id = ${questionnaireId} and p.role <> 'client'
      and ${allFinalizedCondition(questionnaireId)})`;
}
