import type { Benchmark, Others, Report, ReportText } from '@cert/shared/contract';
import type { BeyondCategory, Country, Decision, Grade } from '@cert/shared/domain';
import { noFilters, type BenchmarkFilters } from './filtering/benchmarkFilters.ts';

/** With whom a value is compared: all others of the year, or those of one chosen filter. */
export type ComparisonKind = 'average' | 'country' | 'industry' | 'group';

/** The mean of others; null where too few stand behind it to be shown (decisions §7). */
export type Comparison = { kind: ComparisonKind; value: number | null; organisations: number };

/** An area with its grades, 0 to 3. */
export type Topic = {
  id: number;
  title: string;
  /** The least grade of a key topic; 0 elsewhere. */
  minGrade: number;
  grade: Grade | null;
  previousGrade: Grade | null;
  comparisons: readonly Comparison[];
};

/** A category of the lifecycle. Percents are of all its points; null while a topic has no grade. */
export type CategoryResult = {
  id: number;
  title: string;
  percent: number | null;
  previousPercent: number | null;
  comparisons: readonly Comparison[];
  topics: readonly Topic[];
};

/** A number of the questionnaire beside that of others. */
export type Figure = {
  key: string;
  /** With `XXX` for the number. */
  sentence: string;
  unit: string;
  own: number | null;
  comparisons: readonly Comparison[];
};

/** The benchmark tables of one view: numbers and percents. */
export type Figures = { numbers: readonly Figure[]; percents: readonly Figure[] };

/** The report as its slides show it. Percents are whole, 0 to 100. */
export type ReportView = {
  organisation: string;
  year: number;
  /** When the certificate was decided, as an instant; null while it is not. */
  decidedAt: string | null;
  decision: Decision;
  isLocked: boolean;
  /** Whether it has the Above-and-Beyond view. */
  isAdvanced: boolean;
  company: { isInGroup: boolean; countries: readonly Country[]; industry: number | null };
  /** What was asked for to be compared with. */
  filters: BenchmarkFilters;
  /** The year of those compared with. */
  comparedYear: number;
  overallPercent: number;
  thresholdPercent: number;
  comparisons: readonly Comparison[];
  /** The organisation's result of an earlier year; null where there is none. */
  previous: { year: number; percent: number } | null;
  /** The year that earlier grades are of. */
  previousYear: number | null;
  keyTopics: readonly Topic[];
  categories: readonly CategoryResult[];
  figures: { standard: Figures; beyond: Figures };
  /** Percent of marked questions by Above-and-Beyond category; null for one without questions. */
  beyond: readonly { category: BeyondCategory; percent: number | null; label: string }[];
  /** Who signs, the main certifier first. */
  certifiers: readonly { name: string; title: string; subtitle: string }[];
  /** The team's texts as sanitised HTML, by field; a field without a text is absent. */
  texts: { readonly [field: string]: string };
  /** The same with their versions, as they are saved. */
  saved: { readonly [field: string]: ReportText };
  /** What the editor offers for the texts (spec 2 §5). */
  offered: {
    highlights: Report['highlights'];
    beyond: Report['abHighlights'];
    educations: Report['educations'];
  };
};

/**
 * Reads the wire's names and flags (decisions §6). While the report is provisional nothing is decided, whatever
 * the flag `passed` says (decisions §9).
 */
export function reportView(report: Report, filters: BenchmarkFilters = noFilters): ReportView {
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
    offered: {
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
} as const satisfies Record<keyof Others, ComparisonKind>;

/** In the order in which they are drawn. */
function comparisonsOf(others: Others): Comparison[] {
  return Object.entries(wireNames).flatMap(([name, kind]) => {
    const comparison = others[name as keyof Others];
    return comparison ? [{ kind, ...comparison }] : [];
  });
}

function topic({ content, others, ...area }: Report['keyTopics'][number]): Topic {
  return { ...area, title: content, comparisons: comparisonsOf(others) };
}

function figure({ key, content, unit, selfValue, ...others }: Benchmark): Figure {
  return { key, sentence: content, unit, own: selfValue, comparisons: comparisonsOf(others) };
}
