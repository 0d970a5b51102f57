import { z } from 'zod';
import {
  betterWhenValues,
  beyondCategories,
  countries,
  industries,
  languages,
  maxReportTextLength,
} from '../domain/index.ts';
import type { Action } from './action.ts';
import { certificate } from './certificates.ts';
import { flag, grade, id, instant, language, percent, questionnaireInput } from './fields.ts';

/** One stored text of the report. */
const reportText = z.object({
  html: z.string(),
  /** Counts the changes of this field in this language from 1; a save names the version that it is based on. */
  version: z.number().int(),
  savedAt: instant,
  /** The name of the person who made the last change. */
  savedBy: z.string(),
});
export type ReportText = z.output<typeof reportText>;

const reportContentSaveInput = z.object({
  id,
  language: z.enum(languages),
  /** The whole new text of each changed field. */
  content: z.record(z.string().max(60), z.string().max(maxReportTextLength)),
  /**
   * The version of each field that the change is based on: 0 if nothing was stored. For a field without a version, the
   * save overwrites any stored value.
   */
  versions: z.record(z.string().max(60), z.number().int().min(0)).optional(),
});

/** The result for every field that was sent; each field is in exactly one of the two maps. */
const reportContentSaveReply = z.object({
  saved: z.record(z.string(), reportText),
  /** Fields that another person has changed meanwhile, with the stored value, which was not overwritten. */
  conflicts: z.record(z.string(), reportText),
});

/** An optional flag; in a query string it is text. */
const choice = z.union([z.literal([0, 1]), z.literal(['0', '1']).transform(Number)]).optional();

/** Selects the report, its language and the organisations to compare with. */
const reportInput = questionnaireInput.extend({
  language,
  benchmarkCountry: z.enum(countries).optional(),
  /** Id of a main industry: compare with the organisations of this industry. */
  benchmarkIndustry: id
    .refine((given) => industries.some((category) => category.id === given))
    .optional(),
  /** 1 compares with the other organisations of the same company group. */
  benchmarkGroup: choice,
  /** 1 compares with the newest year, even if its results are not final. */
  benchmarkNew: choice,
});

/**
 * The average of other organisations. `value` is null if there are too few organisations, or too many of one company
 * group (docs/decisions/0021-comparisons.md).
 */
const comparison = z.object({
  value: z.number().nullable(),
  /** The number of organisations in the average. */
  organisations: z.number().int(),
});

/** The average of all other organisations of the compared year, and one average per chosen filter. */
const others = z.object({
  average: comparison,
  benchmarkCountry: comparison.optional(),
  benchmarkIndustry: comparison.optional(),
  benchmarkGroup: comparison.optional(),
});
export type BenchmarkAverages = z.output<typeof others>;

/**
 * The number of organisations in a possible comparison: those in the average of the first measure of the report
 * (overall result, areas, figures) whose average may be shown. Null if no average may be shown, for example because
 * there are too few organisations; the number then stays hidden.
 */
const organisationsBehind = z.number().int().nullable();

const areaResult = z.object({
  id: z.number(),
  content: z.string(),
  /** Minimum grade of a key area; 0 for other areas. */
  minGrade: z.number(),
  grade,
  previousGrade: grade,
  others,
});

/** A text that is suggested to the team while it edits the report. */
const suggestion = z.object({
  /** The id of the area's category. */
  category: z.number(),
  area: z.string(),
  grade,
  content: z.string(),
});

/** A category as everybody who may read the report sees it. */
const printedCategory = z.object({
  id: z.number(),
  content: z.string(),
  /** Percentage of all points of the category; null while one of its areas has no grade. */
  grade: percent.nullable(),
  previousGrade: percent.nullable(),
  others,
  areas: z.array(areaResult),
});

const categoryResult = printedCategory.extend({
  /**
   * The suggested texts about the category's areas: `highlights` praise, `suggestions` advise. The report's
   * `highlights` contains all of them.
   */
  highlights: z.array(suggestion),
  suggestions: z.array(suggestion),
});

/** The numeric answer to one question, compared with the average of other organisations. */
const benchmark = others.extend({
  /** The question's key, stable over editions. */
  key: z.string(),
  /** A sentence with `XXX` in place of the number, in the plural form of the organisation’s number. */
  content: z.string(),
  /** The sentence without a number, with `…` in its place. */
  title: z.string(),
  unit: z.string(),
  betterWhen: z.enum(betterWhenValues),
  selfValue: z.number().nullable(),
  /** The average of all other organisations. */
  otherValue: z.number().nullable(),
});
export type Benchmark = z.output<typeof benchmark>;

const signature = z.object({ name: z.string(), title: z.string(), subtitle: z.string() });

/**
 * The data of the report. Each grade is the final one if it is set, else the caller's own, else the system's
 * suggestion.
 */
const reportReply = z.object({
  info: z.object({
    name: z.string(),
    year: z.number().int(),
    previousYear: z.number().int().nullable(),
    /** When the last final grade was set; null until all are set. */
    date: instant.nullable(),
    passed: flag,
    /** 1 until every final grade is set. Until then the certificate is undecided and `passed` has no meaning. */
    provisional: flag,
    reportLocked: flag,
    advanced: flag,
    company: z.object({
      /** 1 if the organisation belongs to a company group. */
      group: flag,
      countries: z.array(z.enum(countries)),
      industry: z.number().nullable(),
    }),
    /** What the report can be compared with: every country and main industry of the programme, and its own group. */
    comparable: z.object({
      countries: z.array(z.object({ code: z.enum(countries), organisations: organisationsBehind })),
      industries: z.array(z.object({ id: z.number(), organisations: organisationsBehind })),
      group: z.object({ organisations: organisationsBehind }),
    }),
    /** The year of the other organisations' results in the comparisons. */
    benchmarkYear: z.number().int(),
  }),
  /** The overall result in percent of all points: this year, the previous year, and the threshold. */
  result: others.extend({
    overal: percent,
    previous: percent.nullable(),
    threshold: percent,
  }),
  keyTopics: z.array(areaResult),
  categories: z.array(categoryResult),
  /**
   * Suggested texts about the areas: praise for an area with grade 3 or without a grade, advice for an area with a
   * lower grade.
   */
  highlights: z.array(suggestion),
  /** Compared answers to standard questions; answers in percent are in `benchmarksPercentage`. */
  benchmarks: z.array(benchmark),
  benchmarksPercentage: z.array(benchmark),
  /** Compared answers to Above-and-Beyond questions; answers in percent are in `abBenchmarksPercentage`. */
  abBenchmarks: z.array(benchmark),
  abBenchmarksPercentage: z.array(benchmark),
  aboveBeyond: z.array(
    z.object({
      category: z.enum(beyondCategories),
      percentage: percent.nullable(),
      /** The category's title followed by the percentage. */
      categoryWithValue: z.string(),
    }),
  ),
  /** Suggested texts that praise areas with marked Above-and-Beyond questions. */
  abHighlights: z.array(
    z.object({ category: z.enum(beyondCategories), grade: z.literal(4), content: z.string() }),
  ),
  /** The areas suggested for training: all below grade 3, lowest grade first. */
  educations: z.array(suggestion),
  certifiers: z.object({
    first: signature.nullable(),
    second: signature.nullable(),
    third: signature.nullable(),
  }),
  /** The certificates; empty until the report of a passed questionnaire is released. */
  certificates: z.array(certificate),
  /** The edited texts in the requested language, by field. */
  content: z.record(z.string(), reportText),
});
export type Report = z.output<typeof reportReply>;

const printed = reportReply.omit({
  highlights: true,
  abHighlights: true,
  educations: true,
  content: true,
}).shape;

/**
 * The report as the organisation reads and prints it. It omits what only the team needs for writing (suggestions, and
 * the version, author and time of each text) and texts of sheets that this report does not have.
 */
const releasedReport = z.object({
  ...printed,
  info: printed.info.omit({ provisional: true, reportLocked: true }),
  categories: z.array(printedCategory),
  /** The team's texts in the requested language, by field. Empty texts are omitted. */
  texts: z.record(z.string(), z.string()),
  /** The other languages that have at least one text of this report that the requested language lacks. */
  otherLanguages: z.array(language),
});
export type ReleasedReport = z.output<typeof releasedReport>;

const field = z.string().max(60);

/**
 * The state of one text of the report: whether it is written, and which of its figures have changed since it was
 * written.
 */
const writtenText = z.object({
  field,
  language,
  /** 0 if the text was emptied. */
  isWritten: flag,
  /** When the content of the text was last changed. */
  savedAt: instant,
  /**
   * The names of the figures (`ReportFigure`) that have changed since `savedAt`. A grade is compared only once it is
   * final.
   */
  changedFigures: z.array(z.string()),
});

/** The actions for reading and editing the report. */
export const reportActions = {
  /** The data of the report, for the team only, with everything that the team needs for writing. */
  report: {
    method: 'GET',
    may: 'team',
    input: reportInput,
    reply: reportReply,
    hasETag: true,
  },
  /**
   * The report for the organisation's people. Null until the main certifier has released it, and again after the
   * release was withdrawn or a final grade was cleared.
   */
  releasedReport: {
    method: 'GET',
    may: 'client',
    // Results of the newest year that are not final are for the team only.
    input: reportInput.omit({ benchmarkNew: true }),
    reply: z.object({ report: releasedReport.nullable() }),
    hasETag: true,
  },
  /** Releases the report to the organisation, or withdraws the release. Repeating a call changes nothing. */
  reportReleaseSet: {
    method: 'POST',
    transaction: 'exclusive',
    may: 'main-certifier',
    input: questionnaireInput.extend({ released: z.boolean() }),
    reply: z.object({ reportReleasedAt: instant.nullable() }),
  },
  /** Saves texts of the report, each field of each language independently. */
  reportContentSaveItems: {
    method: 'POST',
    transaction: 'shared',
    may: 'team',
    input: reportContentSaveInput,
    reply: reportContentSaveReply,
  },
  /** All texts that were ever saved, in all languages: what is written, when, and whether its figures have changed. */
  reportWriting: {
    method: 'GET',
    may: 'team',
    input: questionnaireInput,
    reply: z.array(writtenText),
    hasETag: true,
  },
  /** The texts of one field, in all languages in which the field was ever saved. */
  reportFieldLanguages: {
    method: 'GET',
    may: 'team',
    input: questionnaireInput.extend({ field }),
    reply: z.partialRecord(language, reportText),
    hasETag: true,
  },
  /** The earlier versions of one text, newest first. */
  reportFieldHistory: {
    method: 'GET',
    may: 'team',
    input: questionnaireInput.extend({ field, language }),
    reply: z.array(
      z.object({
        at: instant,
        /** The name of the person who saved this version. */
        by: z.string(),
        html: z.string(),
      }),
    ),
    hasETag: true,
  },
  /**
   * Presence: the caller reports which text he or she is editing (null for none) and gets the texts that colleagues are
   * editing. Called every few seconds while the report is open.
   */
  reportEditing: {
    method: 'POST',
    transaction: 'shared',
    may: 'team',
    input: questionnaireInput.extend({ editing: z.object({ field, language }).nullable() }),
    reply: z.array(z.object({ name: z.string(), field: z.string(), language })),
  },
} satisfies Record<string, Action>;
