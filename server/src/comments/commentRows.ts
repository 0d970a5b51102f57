import type { CertifierComment } from '@cert/shared/contract';
import { toFlag } from '../toFlag.ts';
import { sql, type RawBuilder } from 'kysely';
import type { CommentsTable } from '../database/gradingTables.ts';
import { createAllFinalizedCondition } from '../grading/createAllFinalizedCondition.ts';
import type { EditionArea } from '../editions/edition.ts';
import type { Questionnaire } from '../membership.ts';

/** A stored comment with its author's name. */
export type CommentRow = {
  id: number;
  content: string;
  questionnaire_id: number;
  account_id: number;
  created_at: Date | number;
  name: string;
};

/**
 * Converts a comment to the format of the API. Accounts have a single name: its first word is sent as the first name,
 * the rest as the last name. Only the author can edit a comment, and only in the questionnaire to which it belongs.
 */
export function presentComment(
  row: CommentRow,
  { accountId, questionnaireId }: { accountId: number; questionnaireId: number },
): CertifierComment {
  const [firstName = '', ...lastNames] = row.name.split(' ');
  return {
    id: row.id,
    content: row.content,
    questionnaireId: row.questionnaire_id,
    firstName,
    lastName: lastNames.join(' '),
    createdAt: new Date(row.created_at).toISOString(),
    editable: toFlag(row.account_id === accountId && row.questionnaire_id === questionnaireId),
  };
}

/** A comment with its target in a form that is stable across editions: the area's path, the question's key. */
export type SelectedComment = Omit<CommentRow, 'created_at'> & {
  kind: CommentsTable['kind'];
  area_path: string;
  question_key: string | null;
  /** Milliseconds since 1970, because JSONB has no type for timestamps. */
  created_at: number;
};

/**
 * Selects the comments that the certifier `accountId` may see on these areas and their questions, in this questionnaire
 * and the organisation's earlier ones, oldest first. Notes on questions are visible to the whole team. Until the whole
 * team of a questionnaire has finalized, an area comment is visible to its author only, and the final comment to
 * nobody. Colleagues' area comments on this questionnaire are not included: `questionnaires/readQuestionnaireData.ts`
 * reads them.
 */
export function buildCommentsQuery({
  questionnaire: { id, organisationId, year },
  accountId,
  areas,
}: {
  questionnaire: Questionnaire;
  accountId: number;
  areas: readonly EditionArea[];
}): RawBuilder<SelectedComment[]> {
  const areaPaths = areas.map(({ path }) => path);
  const questionKeys = areas.flatMap(({ questions }) => questions).map(({ key }) => key);
  return sql`(
    with years as materialized (
      select n.id, n.year, ${createAllFinalizedCondition(sql.ref('n.id'))} as is_over from questionnaires n
      where n.organisation_id = ${organisationId} and (n.id = ${id} or n.year < ${year}))
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'kind', c.kind, 'content', c.content, 'questionnaire_id', c.questionnaire_id,
      'account_id', c.account_id, 'name', w.name, 'created_at', extract(epoch from c.created_at) * 1000,
      'area_path', k.key || '/' || a.key, 'question_key', q.key)
      order by n.year, c.created_at, c.id), '[]')
    from years n
    join comments c on c.questionnaire_id = n.id
    join accounts w on w.id = c.account_id
    join areas a on a.id = c.area_id
    join categories k on k.id = a.category_id
    left join questions q on q.id = c.question_id
    where case c.kind
      when 'question' then q.key = any(${questionKeys}::text[])
      else k.key || '/' || a.key = any(${areaPaths}::text[]) and case
        when c.kind = 'area' and c.account_id = ${accountId} then true
        when c.kind = 'area' and n.id = ${id} then false
        else n.is_over end
      end)`;
}
