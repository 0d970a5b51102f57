import type { Country } from '@cert/shared/domain';
import type { Report } from '@cert/shared/contract';
import type { MemberContext } from '../../useCase.ts';
import type { ComparedMeasure } from './contribution.ts';
import {
  createMeasureComparer,
  type MeasureComparer,
  type ComparisonFilters,
} from './createMeasureComparer.ts';
import { listPossibleComparisons } from './listPossibleComparisons.ts';

/** The comparisons of a report, and how its organisation is classified. */
export type Comparisons = {
  compare: MeasureComparer;
  /** Lists the possible comparisons. @param measures the most important one first */
  listComparable: (measures: readonly ComparedMeasure[]) => Report['info']['comparable'];
  /** The year of the compared questionnaires. */
  year: number;
  company: { groupKey: string | null; countries: Country[]; industry: number | null };
};

/**
 * Creates the comparisons for a questionnaire: with others of its own year, or of the newest year if `isNew`. See
 * docs/product/report.md#comparisons.
 */
export async function createComparisons(
  { db, questionnaire, programme, yearResults }: MemberContext,
  { isNew, ...filters }: ComparisonFilters & { isNew: boolean },
): Promise<Comparisons> {
  const { organisationId } = questionnaire;
  const row = await db
    .selectFrom('organisations')
    .select(['group_key', 'countries', 'category_id'])
    .select((is) =>
      is
        .selectFrom('questionnaires')
        .select((of) => of.fn.max<number>('year').as('year'))
        .as('newestYear'),
    )
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  const company = {
    groupKey: row.group_key,
    countries: row.countries as Country[],
    industry: row.category_id,
  };
  const year = isNew ? (row.newestYear ?? questionnaire.year) : questionnaire.year;
  const readSum = await yearResults.readSums(db, year);
  const own = { id: organisationId, groupKey: row.group_key };
  const rule = programme.comparisons;
  return {
    compare: createMeasureComparer({ readSum, own, filters, rule }),
    listComparable: (measures) => listPossibleComparisons({ readSum, own, measures, rule }),
    year,
    company,
  };
}
