import type {
  Benchmark,
  BenchmarkAverages,
  ReleasedReport,
  Report,
  ReportText,
} from '@cert/shared/contract';
import {
  isBelowMinimumGrade,
  type BetterWhen,
  type BeyondCategory,
  type Country,
  type CertificateDecision,
  type Grade,
  type Language,
} from '@cert/shared/domain';

/**
 * The organisations that a value is compared with: all others of the year, or the organisations of one chosen filter.
 */
export type ComparisonKind = 'average' | 'country' | 'industry' | 'group';

/**
 * The average of other organisations. `value` is null if the average may not be shown, for example because it has too
 * few organisations. See `docs/decisions/0021-comparisons.md`.
 */
export type Comparison = { kind: ComparisonKind; value: number | null; organisations: number };

/** An area with its grades, 0 to 3. */
export type AreaResult = {
  id: number;
  title: string;
  /** The minimum grade of a key area; 0 for other areas. */
  minGrade: number;
  grade: Grade | null;
  previousGrade: Grade | null;
  comparisons: readonly Comparison[];
};

/**
 * A category: a step of the life cycle. Percentages are shares of its possible points; null while one of its areas has
 * no grade.
 */
export type CategoryResult = {
  id: number;
  title: string;
  percent: number | null;
  previousPercent: number | null;
  comparisons: readonly Comparison[];
  areas: readonly AreaResult[];
};

/** A numeric answer of the questionnaire, with the averages of other organisations. */
export type ComparedFigure = {
  key: string;
  /** A sentence about the figure with `XXX` in place of the organisation’s number. */
  sentence: string;
  /** The sentence without a number, with `…` in its place. */
  title: string;
  unit: string;
  betterWhen: BetterWhen;
  own: number | null;
  comparisons: readonly Comparison[];
};

/** The benchmark tables of one view: numbers and percentages. */
type Figures = { numbers: readonly ComparedFigure[]; percents: readonly ComparedFigure[] };

/** The data of a report for its sheets. Percentages are whole, 0 to 100. */
export type ReportData = {
  organisation: string;
  year: number;
  /** When the certificate was decided, that is, when the last final grade was set; in ISO 8601, null before that. */
  decidedAt: string | null;
  decision: CertificateDecision;
  /** Who reads the report: the team, or the organisation after the release. */
  reader: 'team' | 'organisation';
  /** Whether the reader cannot change texts. */
  isLocked: boolean;
  /** Whether the report has the Above-and-Beyond view. */
  isAdvanced: boolean;
  company: { isInGroup: boolean; countries: readonly Country[]; industry: number | null };
  /** What the report can be compared with, each with the number of organisations; null if they are too few. */
  comparable: Report['info']['comparable'];
  /** The filters of this report's comparisons. */
  filters: BenchmarkFilters;
  /** The year of the other organisations' results in the comparisons. */
  comparedYear: number;
  overallPercent: number;
  thresholdPercent: number;
  comparisons: readonly Comparison[];
  /** The organisation's result of an earlier year; null if there is none. */
  previous: { year: number; percent: number } | null;
  /** The year of the earlier grades; null if there are none. */
  previousYear: number | null;
  keyAreas: readonly AreaResult[];
  categories: readonly CategoryResult[];
  figures: { standard: Figures; beyond: Figures };
  /** Percentage of marked questions by Above-and-Beyond category; null for a category without questions. */
  beyond: readonly { category: BeyondCategory; percent: number | null; label: string }[];
  /** The people who sign the report, main certifier first. */
  certifiers: readonly { name: string; title: string; subtitle: string }[];
  /** The valid certificates of the released report. */
  certificates: Report['certificates'];
  /** The team's texts as sanitised HTML, by field; a field without a text is absent. */
  texts: { readonly [field: string]: string };
  /**
   * The languages in which this report has a text that is missing in the reader's language. Always empty for the team.
   */
  otherLanguages: readonly Language[];
  /** The stored form of `texts`, with the version of each text. Empty for the organisation. */
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

export const noBenchmarkFilters: BenchmarkFilters = {
  country: null,
  industry: null,
  isWithGroup: false,
};

/**
 * Converts the reply of the API to the data for the sheets. A provisional report is not decided, whatever its flag
 * `passed` says.
 */
export function toReportData(
  report: Report,
  filters: BenchmarkFilters = noBenchmarkFilters,
): ReportData {
  const { info, content } = report;
  const printed = toPrintedData(report, filters);
  return {
    ...printed,
    decision: info.provisional ? 'not-decided' : printed.decision,
    reader: 'team',
    isLocked: info.reportLocked === 1,
    texts: Object.fromEntries(Object.entries(content).map(([field, { html }]) => [field, html])),
    otherLanguages: [],
    saved: content,
    suggestions: {
      highlights: report.highlights,
      beyond: report.abHighlights,
      educations: report.educations,
    },
  };
}

/** Converts the reply of the API to a report that the organisation reads. */
export function toReleasedReportData(
  report: ReleasedReport,
  filters: BenchmarkFilters = noBenchmarkFilters,
): ReportData {
  return {
    ...toPrintedData(report, filters),
    reader: 'organisation',
    isLocked: true,
    texts: report.texts,
    otherLanguages: report.otherLanguages,
    saved: {},
    suggestions: { highlights: [], beyond: [], educations: [] },
  };
}

/** The data that the sheets show to every reader. `decision` is only correct if the report is not provisional. */
type PrintedData = Omit<
  ReportData,
  'reader' | 'isLocked' | 'texts' | 'otherLanguages' | 'saved' | 'suggestions'
>;

function toPrintedData(
  report: Omit<ReleasedReport, 'texts' | 'otherLanguages'>,
  filters: BenchmarkFilters,
): PrintedData {
  const { info, result, categories, certifiers } = report;
  return {
    organisation: info.name,
    year: info.year,
    decidedAt: info.date,
    decision: info.passed ? 'passed' : 'not-passed',
    isAdvanced: info.advanced === 1,
    company: {
      isInGroup: info.company.group === 1,
      countries: info.company.countries,
      industry: info.company.industry,
    },
    comparable: info.comparable,
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
    keyAreas: report.keyTopics.map(toAreaResult),
    categories: categories.map(({ id, content: title, grade, previousGrade, others, areas }) => ({
      id,
      title,
      percent: grade,
      previousPercent: previousGrade,
      comparisons: comparisonsOf(others),
      areas: areas.map(toAreaResult),
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
    certificates: report.certificates,
    certifiers: [certifiers.first, certifiers.second, certifiers.third].filter(
      (certifier) => certifier !== null,
    ),
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

function toAreaResult({ content, others, ...area }: Report['keyTopics'][number]): AreaResult {
  return { ...area, title: content, comparisons: comparisonsOf(others) };
}

function figure({
  key,
  content,
  title,
  unit,
  betterWhen,
  selfValue,
  ...others
}: Benchmark): ComparedFigure {
  return {
    key,
    sentence: content,
    title,
    unit,
    betterWhen,
    own: selfValue,
    comparisons: comparisonsOf(others),
  };
}

/**
 * Counts the key areas whose grade reaches the minimum that the certificate requires. An area without a grade does not
 * count.
 */
export function countReachedKeyAreas({ keyAreas }: Pick<ReportData, 'keyAreas'>): number {
  return keyAreas.filter(
    ({ minGrade, grade }) => grade !== null && !isBelowMinimumGrade({ minGrade, shown: grade }),
  ).length;
}

export const isPassedReport = ({ decision }: Pick<ReportData, 'decision'>): boolean =>
  decision === 'passed';

/**
 * Whether this is an audit report. A provisional report is neither passed nor an audit: it shows the progress of the
 * assessment and has no sheets about its outcome.
 */
export const isAuditReport = ({ decision }: Pick<ReportData, 'decision'>): boolean =>
  decision === 'not-passed';
