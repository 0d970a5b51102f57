import type { Benchmark, BenchmarkAverages, Report, ReportText } from '@cert/shared/contract';
import {
  isBelowMinimumGrade,
  type BeyondCategory,
  type Country,
  type Decision,
  type Grade,
} from '@cert/shared/domain';

/** The organisations that a value is compared with: all others of the year, or those that match one chosen filter. */
export type ComparisonKind = 'average' | 'country' | 'industry' | 'group';

/** The average of others; null if too few organisations are behind it. See `docs/decisions/0021-comparisons.md`. */
export type Comparison = { kind: ComparisonKind; value: number | null; organisations: number };

/** An area with its grades, 0 to 3. */
export type AreaResult = {
  id: number;
  title: string;
  /** The minimum grade of a key topic; 0 for other areas. */
  minGrade: number;
  grade: Grade | null;
  previousGrade: Grade | null;
  comparisons: readonly Comparison[];
};

/** A category of the lifecycle. Percentages refer to all its points; null while a topic has no grade. */
export type CategoryResult = {
  id: number;
  title: string;
  percent: number | null;
  previousPercent: number | null;
  comparisons: readonly Comparison[];
  topics: readonly AreaResult[];
};

/** A numeric answer of the questionnaire, with the averages of other organisations. */
export type Figure = {
  key: string;
  /** A sentence about the figure that contains `XXX` in place of the number. */
  sentence: string;
  unit: string;
  own: number | null;
  comparisons: readonly Comparison[];
};

/** The benchmark tables of one view: numbers and percentages. */
type Figures = { numbers: readonly Figure[]; percents: readonly Figure[] };

/** The data of a report for its sheets. Percentages are whole, 0 to 100. */
export type ReportData = {
  organisation: string;
  year: number;
  /** When the last final grade was set, which decides the certificate, in ISO 8601; null before the decision. */
  decidedAt: string | null;
  decision: Decision;
  isLocked: boolean;
  /** Whether the report has the Above-and-Beyond view. */
  isAdvanced: boolean;
  company: { isInGroup: boolean; countries: readonly Country[]; industry: number | null };
  /** The filters of this report's comparisons. */
  filters: BenchmarkFilters;
  /** The year of the other organisations' results in the comparisons. */
  comparedYear: number;
  overallPercent: number;
  thresholdPercent: number;
  comparisons: readonly Comparison[];
  /** The organisation's result of an earlier year; null if there is none. */
  previous: { year: number; percent: number } | null;
  /** The year of the earlier grades. */
  previousYear: number | null;
  keyTopics: readonly AreaResult[];
  categories: readonly CategoryResult[];
  figures: { standard: Figures; beyond: Figures };
  /** Percentage of marked questions by Above-and-Beyond category; null for a category without questions. */
  beyond: readonly { category: BeyondCategory; percent: number | null; label: string }[];
  /** The people who sign the report, main certifier first. */
  certifiers: readonly { name: string; title: string; subtitle: string }[];
  /** The team's texts as sanitised HTML, by field; a field without a text is absent. */
  texts: { readonly [field: string]: string };
  /** The same texts as the server has stored them, with their versions. */
  saved: { readonly [field: string]: ReportText };
  /** The texts that are suggested to the team during editing. */
  suggestions: {
    highlights: Report['highlights'];
    beyond: Report['abHighlights'];
    educations: Report['educations'];
  };
};

/** The comparisons that the report shows in addition to the average of the year. */
export type BenchmarkFilters = {
  country: Country | null;
  /** Id of a main industry; null for no filter by industry. */
  industry: number | null;
  isWithGroup: boolean;
};

export const noFilters: BenchmarkFilters = { country: null, industry: null, isWithGroup: false };

/**
 * Converts the reply of the API to the data for the sheets. A provisional report is not decided, whatever its flag
 * `passed` says.
 */
export function toReportData(report: Report, filters: BenchmarkFilters = noFilters): ReportData {
  const { info, result, categories, certifiers, content } = report;
  return {
    organisation: info.name,
    year: info.year,
    decidedAt: info.date,
    decision: info.provisional ? 'not-decided' : info.passed ? 'passed' : 'not-passed',
    isLocked: info.reportLocked === 1,
    isAdvanced: info.advanced === 1,
    company: {
      isInGroup: info.company.group === 1,
      countries: info.company.countries,
      industry: info.company.industry,
    },
    filters,
    comparedYear: info.benchmarkYear,
    overallPercent: result.overal,
    thresholdPercent: result.threshold,
    comparisons: comparisonsOf(result),
    previous:
      info.previousYear === null || result.previous === null
        ? null
        : { year: info.previousYear, percent: result.previous },
    previousYear: info.previousYear,
    keyTopics: report.keyTopics.map(topic),
    categories: categories.map(({ id, content: title, grade, previousGrade, others, areas }) => ({
      id,
      title,
      percent: grade,
      previousPercent: previousGrade,
      comparisons: comparisonsOf(others),
      topics: areas.map(topic),
    })),
    figures: {
      standard: {
        numbers: report.benchmarks.map(figure),
        percents: report.benchmarksPercentage.map(figure),
      },
      beyond: {
        numbers: report.abBenchmarks.map(figure),
        percents: report.abBenchmarksPercentage.map(figure),
      },
    },
    beyond: report.aboveBeyond.map(({ category, percentage, categoryWithValue }) => ({
      category,
      percent: percentage,
      label: categoryWithValue,
    })),
    certifiers: [certifiers.first, certifiers.second, certifiers.third].filter(
      (certifier) => certifier !== null,
    ),
    texts: Object.fromEntries(Object.entries(content).map(([field, { html }]) => [field, html])),
    saved: content,
    suggestions: {
      highlights: report.highlights,
      beyond: report.abHighlights,
      educations: report.educations,
    },
  };
}

const wireNames = {
  average: 'average',
  benchmarkCountry: 'country',
  benchmarkIndustry: 'industry',
  benchmarkGroup: 'group',
} as const satisfies Record<keyof BenchmarkAverages, ComparisonKind>;

/** Returns the comparisons in drawing order. */
function comparisonsOf(others: BenchmarkAverages): Comparison[] {
  return Object.entries(wireNames).flatMap(([name, kind]) => {
    const comparison = others[name as keyof BenchmarkAverages];
    return comparison ? [{ kind, ...comparison }] : [];
  });
}

function topic({ content, others, ...area }: Report['keyTopics'][number]): AreaResult {
  return { ...area, title: content, comparisons: comparisonsOf(others) };
}

function figure({ key, content, unit, selfValue, ...others }: Benchmark): Figure {
  return { key, sentence: content, unit, own: selfValue, comparisons: comparisonsOf(others) };
}

/**
 * Counts the key topics with at least the grade that the certificate requires. A topic without a grade does not
 * count.
 */
export function countReachedKeyAreas({ keyTopics }: Pick<ReportData, 'keyTopics'>): number {
  return keyTopics.filter(
    ({ minGrade, grade }) => grade !== null && !isBelowMinimumGrade({ minGrade, shown: grade }),
  ).length;
}

export const isPassed = ({ decision }: Pick<ReportData, 'decision'>): boolean =>
  decision === 'passed';

/**
 * Whether this is an audit report. A provisional report is neither passed nor an audit: it shows the progress of the
 * assessment and has no sheets about its outcome.
 */
export const isNotPassed = ({ decision }: Pick<ReportData, 'decision'>): boolean =>
  decision === 'not-passed';
