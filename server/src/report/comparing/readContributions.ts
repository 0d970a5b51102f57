import { numericKinds } from '@cert/shared/domain';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { EditionReader } from '../../editions/edition.ts';
import { createAllFinalizedCondition } from '../../grading/createAllFinalizedCondition.ts';
import {
  computeMeasureValues,
  toMeasureValueArray,
  type Contribution,
  type GradesAndFigures,
  type MeasurePositions,
} from './contribution.ts';

/** Dependencies of `readContributions` in addition to the database. */
export type ContributionDependencies = {
  readEdition: EditionReader;
  /** The programme's threshold for the certificate, in percent. */
  certificatePercent: number;
  index: MeasurePositions;
};

type Row = GradesAndFigures & {
  id: number;
  editionId: number;
} & Omit<Contribution, 'values' | 'certifiedTotal' | 'scope'>;

/** Reads the contributions of the questionnaires `ids`, by id. Those of other years than `year` are left out. */
export async function readContributions(
  db: Database,
  { year, ids }: { year: number; ids: readonly number[] },
  { readEdition, certificatePercent, index }: ContributionDependencies,
): Promise<Map<number, Contribution>> {
  const { rows } = await sql<Row>`
    select q.id, q.edition_id as "editionId", q.organisation_id as "organisationId", q.is_key_only as "isKeyOnly",
      ${createAllFinalizedCondition(sql`q.id`)} as "isFinalized",
      o.countries, o.category_id as industry, o.group_key as "groupKey",
      (select coalesce(json_object_agg(f.area_id, f.grade), '{}') from final_grades f
        where f.questionnaire_id = q.id) as finals,
      (select coalesce(json_object_agg(r.form_key, json_build_object('questionId', r.question_id,
          'answerId', r.answer_id, 'value', r.value)), '{}') from responses r
        where r.questionnaire_id = q.id
          and (r.kind = any(${[...numericKinds]}::text[]) and jsonb_typeof(r.value) = 'number'
            or r.answer_id in (select disabled_on_answer_id from questions
              where disabled_on_answer_id is not null))) as answers
    from questionnaires q join organisations o on o.id = q.organisation_id
    where q.id = any(${[...ids]}::integer[]) and q.year = ${year}`.execute(db);
  const contributions = new Map<number, Contribution>();
  for (const { id, editionId, isKeyOnly, finals, answers, ...profile } of rows) {
    const edition = await readEdition(db, { editionId, year });
    const data = { isKeyOnly, finals, answers };
    const { values, certifiedTotal } = computeMeasureValues(data, edition, certificatePercent);
    contributions.set(id, {
      ...profile,
      scope: isKeyOnly ? `${editionId} key areas` : `${editionId}`,
      values: toMeasureValueArray(values, index),
      certifiedTotal,
    });
  }
  return contributions;
}
