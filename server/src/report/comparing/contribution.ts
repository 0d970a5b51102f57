import {
  answerKey,
  countsInTotal,
  decideCertificate,
  highestGrade,
  selectAnswersInForce,
  sumAreaPoints,
  type AnswersInForce,
  type AverageScale,
  type Grade,
  type Share,
  type StoredAnswers,
} from '@cert/shared/domain';
import type { Edition, EditionQuestion } from '../../editions/edition.ts';

/** What is compared across organisations and editions: its name in contributions, and the scale of its average. */
export type ComparedMeasure = { readonly name: string; readonly scale: AverageScale };

/** The compared measures: the overall result, and functions that return those of a category, an area or a figure. */
export const comparedMeasures = {
  overall: { name: 'overall', scale: 'percent' },
  /** Returns the measure of a category. @param key key of the category */
  category: (key: string): ComparedMeasure => ({ name: `category ${key}`, scale: 'percent' }),
  /** Returns the measure of an area. @param path path of the area, `<category key>/<area key>` */
  area: (path: string): ComparedMeasure => ({ name: `area ${path}`, scale: 'grade' }),
  /** Returns the measure of a figure. @param question the question that is answered with the number */
  figure: ({ key, kind }: Pick<EditionQuestion, 'key' | 'kind'>): ComparedMeasure => ({
    name: `figure ${key}`,
    scale: kind === 'percentage' ? 'percent' : 'amount',
  }),
} as const;

/**
 * Positions of measures in `Contribution.values`. Positions are added, but never changed or removed. The index is
 * shared by all contributions, because ten thousand maps of values would take too much memory.
 */
export type MeasurePositions = Map<string, number>;

/** The contribution of one questionnaire to the comparisons of its year. */
export type Contribution = {
  organisationId: number;
  /** Whether everybody in the team has finalized. */
  isFinalized: boolean;
  countries: readonly string[];
  industry: number | null;
  groupKey: string | null;
  /** Which areas count: the id of the edition, followed by ` key areas` in a key-only questionnaire. */
  scope: string;
  /**
   * Values at the positions of a `MeasurePositions`. A measure without a value has NaN, or its position is beyond the
   * end of the array. Contains no blind grades.
   */
  values: Float64Array;
  /** The overall result as a share of all possible points if the questionnaire is certified, else null. */
  certifiedTotal: Share | null;
};

/** The stored data from which the values of a contribution are computed. */
export type GradesAndFigures = {
  isKeyOnly: boolean;
  /** Final grades by area id. */
  finals: { readonly [areaId: string]: Grade };
  /** The numbers, and the answers that can disable a question, by form key. */
  answers: StoredAnswers;
};

/**
 * Computes the values of a questionnaire by measure, and its total if it is certified. A category, or the questionnaire
 * as a whole, has a value only if all its areas have a final grade. See docs/product/report.md#comparisons.
 * @param certificatePercent the programme's threshold for the certificate, in percent
 */
export function computeMeasureValues(
  { isKeyOnly, finals, answers }: GradesAndFigures,
  edition: Edition,
  certificatePercent: number,
): { values: Map<string, number>; certifiedTotal: Share | null } {
  const values = new Map<string, number>();
  const all: { minGrade: number; final: Grade | null }[] = [];
  for (const { key, areas } of edition.categories) {
    const counted = areas.filter((area) => countsInTotal(area, isKeyOnly));
    const ofCategory = counted.map(({ id, path, minGrade }) => ({
      path,
      minGrade,
      final: finals[id] ?? null,
    }));
    for (const { path, final } of ofCategory)
      if (final !== null) values.set(comparedMeasures.area(path).name, final);
    setPercent(values, comparedMeasures.category(key).name, ofCategory);
    all.push(...ofCategory);
  }
  setPercent(values, comparedMeasures.overall.name, all);
  const inForce = selectAnswersInForce({ areas: edition.areas, isKeyOnly }, answers);
  for (const question of edition.questions.values()) {
    const figure = question.benchmark && findFigure(question, inForce);
    if (figure !== null) values.set(comparedMeasures.figure(question).name, figure);
  }
  const isCertified = decideCertificate(all, certificatePercent) === 'passed';
  return {
    values,
    certifiedTotal: isCertified ? sumAreaPoints(all.map(({ final }) => final)) : null,
  };
}

/** Finds the number that the organisation entered; null if there is none, or if the answer does not count. */
export function findFigure(
  { answers: [input] }: EditionQuestion,
  answers: AnswersInForce,
): number | null {
  const value = input && answers[answerKey(input.id)]?.value;
  return typeof value === 'number' ? value : null;
}

function setPercent(
  values: Map<string, number>,
  measure: string,
  areas: readonly { final: Grade | null }[],
): void {
  let sum = 0;
  for (const { final } of areas) {
    if (final === null) return;
    sum += final;
  }
  if (areas.length > 0) values.set(measure, (sum * 100) / (highestGrade * areas.length));
}

/** Arranges values by the positions of their measures, and gives new measures a position. */
export function toMeasureValueArray(
  values: ReadonlyMap<string, number>,
  index: MeasurePositions,
): Float64Array {
  for (const measure of values.keys()) if (!index.has(measure)) index.set(measure, index.size);
  const packed = new Float64Array(index.size);
  for (const [measure, position] of index) packed[position] = values.get(measure) ?? NaN;
  return packed;
}

/** Returns the values by measure, without missing ones: the inverse of `toMeasureValueArray`. */
export function toMeasureValueMap(
  values: Float64Array,
  index: MeasurePositions,
): { [measure: string]: number } {
  const known = [...index].map(
    ([measure, position]) => [measure, values[position] ?? NaN] as const,
  );
  return Object.fromEntries(known.filter(([, value]) => !Number.isNaN(value)));
}
