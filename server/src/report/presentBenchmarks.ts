import { answerKey, type Language } from '@cert/shared/domain';
import type { Benchmark, Report } from '@cert/shared/contract';
import type { Edition, EditionQuestion } from '../editions/edition.ts';
import type { QuestionnaireState } from '../questionnaires/readState.ts';
import { type CompareMeasure, roundToTenth } from './comparing/createCompareMeasure.ts';
import { measures } from './comparing/selectValues.ts';

type Lists = Pick<
  Report,
  'benchmarks' | 'benchmarksPercentage' | 'abBenchmarks' | 'abBenchmarksPercentage'
>;

/**
 * Presents the questionnaire's benchmark numbers, compared with those of other organisations: one table for standard
 * questions, one for Above and Beyond. See docs/product/report.md#figures.
 */
export function presentBenchmarks({
  edition,
  responses,
  language,
  compare,
}: {
  edition: Edition;
  responses: QuestionnaireState['responses'];
  language: Language;
  compare: CompareMeasure;
}): Lists {
  const lines = [...edition.questions.values()].flatMap((question) => {
    if (!question.benchmark) return [];
    const others = compare(
      measures.figure(question.key),
      question.kind === 'percentage' ? Math.round : roundToTenth,
    );
    const line: Benchmark = {
      key: question.key,
      content: question.benchmark.text[language],
      unit: question.benchmark.unit[language],
      selfValue: ownNumber(question, responses),
      otherValue: others.average.value,
      ...others,
    };
    return [
      {
        line,
        isPercent: question.kind === 'percentage',
        isBeyond: question.beyondCategory !== null,
      },
    ];
  });
  const listOf = (beyond: boolean, percent: boolean) =>
    lines
      .filter(({ isBeyond, isPercent }) => isBeyond === beyond && isPercent === percent)
      .map(({ line }) => line);
  return {
    benchmarks: listOf(false, false),
    benchmarksPercentage: listOf(false, true),
    abBenchmarks: listOf(true, false),
    abBenchmarksPercentage: listOf(true, true),
  };
}

/** The number that the organisation entered; null if there is none. */
function ownNumber(
  { answers }: EditionQuestion,
  responses: QuestionnaireState['responses'],
): number | null {
  const [input] = answers;
  const value = input && responses[answerKey(input.id)]?.value;
  return typeof value === 'number' ? value : null;
}
