import type { BenchmarkAverages, ReleasedReport, Report } from '../contract/index.ts';
import { countries, industries } from '../domain/index.ts';

/** A comparison with no other organisations. */
export const noBenchmarkAverages: BenchmarkAverages = {
  average: { value: null, organisations: 0 },
};

/** Every possible comparison has enough organisations to be shown. */
export const allComparisonsAllowed: Report['info']['comparable'] = {
  countries: countries.map((code) => ({ code, organisations: 14 })),
  industries: industries.map(({ id }) => ({ id, organisations: 9 })),
  group: { organisations: 5 },
};

/** The report of a passed questionnaire with a previous year, without categories and texts. */
export function aReport({
  info,
  result,
  ...given
}: Omit<Partial<Report>, 'info' | 'result'> & {
  info?: Partial<Report['info']>;
  result?: Partial<Report['result']>;
} = {}): Report {
  return {
    info: {
      name: 'Sava Energy',
      year: 2026,
      previousYear: 2025,
      date: '2026-10-02T09:00:00.000Z',
      passed: 1,
      provisional: 0,
      reportLocked: 0,
      advanced: 0,
      company: { group: 0, countries: ['hr'], industry: 15 },
      comparable: allComparisonsAllowed,
      benchmarkYear: 2026,
      ...info,
    },
    result: { overal: 82, previous: 75, threshold: 75, ...noBenchmarkAverages, ...result },
    keyTopics: [],
    categories: [],
    highlights: [],
    benchmarks: [],
    benchmarksPercentage: [],
    abBenchmarks: [],
    abBenchmarksPercentage: [],
    aboveBeyond: [],
    abHighlights: [],
    educations: [],
    certifiers: { first: null, second: null, third: null },
    certificates: [],
    content: {},
    ...given,
  };
}

/** The report of `aReport` as its organisation gets it, without texts. */
export function aReleasedReport(given: Partial<ReleasedReport> = {}): ReleasedReport {
  const { highlights, abHighlights, educations, content, categories, info, ...printed } = aReport();
  const { provisional, reportLocked, ...printedInfo } = info;
  return {
    ...printed,
    info: printedInfo,
    categories: [],
    texts: {},
    otherLanguages: [],
    ...given,
  };
}
