import type { AnswersInForce, Language } from '@cert/shared/domain';
import type { Benchmark, Report } from '@cert/shared/contract';
import { selectPluralForm } from '@cert/shared/i18n';
import type { Edition } from '../editions/edition.ts';
import type { MeasureComparer } from './comparing/createMeasureComparer.ts';
import { findFigure, comparedMeasures } from './comparing/contribution.ts';

/** The placeholder for the number in a sentence of the content. */
const numberPlaceholder = 'XXX';

type Lists = Pick<
  Report,
  'benchmarks' | 'benchmarksPercentage' | 'abBenchmarks' | 'abBenchmarksPercentage'
>;

/**
 * Presents the questionnaire's benchmark numbers, compared with those of other organisations. Standard questions and
 * Above-and-Beyond questions have separate lists, each divided into percentages and other numbers. See
 * docs/product/report.md#figures.
 */
export function presentBenchmarks({
  edition,
  answers,
  language,
  compare,
}: {
  edition: Edition;
  answers: AnswersInForce;
  language: Language;
  compare: MeasureComparer;
}): Lists {
  const lines = [...edition.questions.values()].flatMap((question) => {
    if (!question.benchmark) return [];
    const own = findFigure(question, answers);
    const others = compare(comparedMeasures.figure(question));
    const line: Benchmark = {
      key: question.key,
      content: selectPluralForm(question.benchmark.text[language], own, language),
      title: selectPluralForm(question.benchmark.text[language], null, language).replaceAll(
        numberPlaceholder,
        '…',
      ),
      unit: question.benchmark.unit[language],
      betterWhen: question.benchmark.betterWhen,
      selfValue: own,
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
