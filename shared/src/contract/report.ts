import { z } from 'zod';
import {
  beyondCategories,
  companyCategories,
  countries,
  languages,
  maxReportTextLength,
} from '../domain/index.ts';
import { flag, grade, id, instant, language, onQuestionnaire, percent } from './fields.ts';

/** One stored text of the report. */
export const reportText = z.object({
  html: z.string(),
  /** Counts the changes of this field in this language from 1; a save names the version that it is based on. */
  version: z.number().int(),
  savedAt: instant,
  /** The name of the person who changed it last. */
  savedBy: z.string(),
});
export type ReportText = z.output<typeof reportText>;

export const reportContentSaveInput = z.object({
  id,
  language: z.enum(languages),
  /** By field: the whole new text. Only changed fields are sent. */
  content: z.record(z.string().max(60), z.string().max(maxReportTextLength)),
  /** Per field, the version that the change is based on: 0 when nothing was stored. Without it the save overwrites. */
  versions: z.record(z.string().max(60), z.number().int().min(0)).optional(),
});

/** The result for every field that was sent; each field is in exactly one of the two maps. */
export const reportContentSaveReply = z.object({
  saved: z.record(z.string(), reportText),
  /** Changed meanwhile by another person: the stored value. Nothing was overwritten. */
  conflicts: z.record(z.string(), reportText),
});

/** An optional flag; in a query string it is text. */
const choice = z.union([z.literal([0, 1]), z.literal(['0', '1']).transform(Number)]).optional();

/** The report, and the filters of its comparisons. */
export const reportInput = onQuestionnaire.extend({
  language,
  benchmarkCountry: z.enum(countries).optional(),
  /** A primary business type. */
  benchmarkIndustry: id
    .refine((given) => companyCategories.some((category) => category.id === given))
    .optional(),
  /** 1: compare with the organisation's own company group. */
  benchmarkGroup: choice,
  /** 1: compare with the newest year, finalized or not. */
  benchmarkNew: choice,
});

/**
 * The mean of other organisations; null when there are too few, or too many of one group
 * (docs/decisions/0021-comparisons.md).
 */
const comparison = z.object({
  value: z.number().nullable(),
  /** The number of organisations in the mean. */
  organisations: z.number().int(),
});

/** The mean of all others of the year, and a mean per chosen filter. */
const others = z.object({
  average: comparison,
  benchmarkCountry: comparison.optional(),
  benchmarkIndustry: comparison.optional(),
  benchmarkGroup: comparison.optional(),
});
export type Others = z.output<typeof others>;

const areaResult = z.object({
  id: z.number(),
  content: z.string(),
  /** 0 for an area that is not a key area. */
  minGrade: z.number(),
  grade,
  previousGrade: grade,
  others,
});

/** A text that the editor suggests. */
const suggestion = z.object({
  /** The category's id. */
  category: z.number(),
  area: z.string(),
  grade,
  content: z.string(),
});

const categoryResult = z.object({
  id: z.number(),
  content: z.string(),
  /** Percent of all points; null while an area has no grade. */
  grade: percent.nullable(),
  previousGrade: percent.nullable(),
  others,
  areas: z.array(areaResult),
});

/** A number of the questionnaire with that of the others. */
const benchmark = others.extend({
  /** The question's key, stable over editions. */
  key: z.string(),
  /** A sentence with `XXX` in place of the number. */
  content: z.string(),
  unit: z.string(),
  selfValue: z.number().nullable(),
  /** The number of all others. */
  otherValue: z.number().nullable(),
});
export type Benchmark = z.output<typeof benchmark>;

const signature = z.object({ name: z.string(), title: z.string(), subtitle: z.string() });

/** The report. Grades are the shown ones: final, else the reader's own, else the system's. */
export const reportReply = z.object({
  info: z.object({
    name: z.string(),
    year: z.number().int(),
    previousYear: z.number().int().nullable(),
    /** When the last final grade was set; null until all are set. */
    date: instant.nullable(),
    passed: flag,
    /** 1 until every final grade is set: neither passed nor failed. */
    provisional: flag,
    reportLocked: flag,
    advanced: flag,
    company: z.object({
      /** 1 if the organisation belongs to a company group. */
      group: flag,
      countries: z.array(z.enum(countries)),
      industry: z.number().nullable(),
    }),
    /** The year of the compared organisations. */
    benchmarkYear: z.number().int(),
  }),
  /** Percents of all points. */
  result: others.extend({
    overal: percent,
    previous: percent.nullable(),
    threshold: percent,
  }),
  keyTopics: z.array(areaResult),
  categories: z.array(categoryResult),
  /** Praise for areas with a grade of 3 and above or without a grade, and advice for those below. */
  highlights: z.array(suggestion),
  /** Lines of the standard questions: numbers and percents. */
  benchmarks: z.array(benchmark),
  benchmarksPercentage: z.array(benchmark),
  /** Lines of the Above-and-Beyond questions. */
  abBenchmarks: z.array(benchmark),
  abBenchmarksPercentage: z.array(benchmark),
  aboveBeyond: z.array(
    z.object({
      category: z.enum(beyondCategories),
      percentage: percent.nullable(),
      /** The category's name with the percentage. */
      categoryWithValue: z.string(),
    }),
  ),
  /** Praise for marked questions. */
  abHighlights: z.array(
    z.object({ category: z.enum(beyondCategories), grade: z.literal(4), content: z.string() }),
  ),
  /** Areas that need training most, lowest grade first. */
  educations: z.array(suggestion),
  certifiers: z.object({
    first: signature.nullable(),
    second: signature.nullable(),
    third: signature.nullable(),
  }),
  /** The edited texts in the requested language, by field. */
  content: z.record(z.string(), reportText),
});
export type Report = z.output<typeof reportReply>;
