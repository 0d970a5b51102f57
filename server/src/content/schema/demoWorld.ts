import {
  industries,
  organisationTypes,
  countries,
  introFields,
  type IntroField,
  beyondCategories,
  grades,
  languages,
  type BeyondCategory,
  type Language,
} from '@cert/shared/domain';
import { z } from 'zod';
import { contentKeySchema } from './edition.ts';

/** One organisation of the demo world. Its type and its industries (`category`) are named by their keys. */
const demoOrganisation = z
  .strictObject({
    key: contentKeySchema,
    title: z.string().min(1),
    type: z
      .enum(organisationTypes.map(({ key: name }) => name))
      .nullable()
      .default(null),
    /** Description of a type that is not in the list. */
    typeOther: z.string().default(''),
    /** The organisation's main industry. */
    category: z.enum(industries.map(({ key: name }) => name)),
    /** Its further industries. */
    otherCategories: z.array(z.enum(industries.map(({ key: name }) => name))).default([]),
    countries: z.array(z.enum(countries)).min(1),
    group: contentKeySchema.nullable().default(null),
    brand: z.string().default(''),
    address: z.string().default(''),
    city: z.string().default(''),
    contact: z.string().default(''),
    email: z.union([z.literal(''), z.email()]).default(''),
  })
  .refine(({ type, typeOther }) => (type === null) !== (typeOther === ''), {
    message: 'must name either a type or another one',
  });
export type DemoOrganisation = z.output<typeof demoOrganisation>;

const text = z.string().min(1);

/** The team's answers to the intro questions of the meeting. */
const demoIntro = z.strictObject(
  Object.fromEntries(introFields.map((field) => [field, text])) as Record<IntroField, typeof text>,
);

const people = z.number().int().min(0);

/** The workforce of one organisation in one year, as its client enters it. */
const demoWorkforce = z
  .strictObject({
    employees: people,
    hired: people,
    /** Everyone who left for any reason, including `laidOff`. */
    left: people,
    laidOff: people,
    hasExternal: z.boolean(),
    hasUnion: z.boolean(),
    hasNewManagers: z.boolean(),
  })
  .refine(({ left, laidOff }) => laidOff <= left, {
    message: 'cannot have laid off more people than have left',
  });
export type DemoWorkforce = z.output<typeof demoWorkforce>;

const email = z.email().lowercase();
const percent = z.number().int().min(0).max(100);

/** Parameters of the seeded generator of answers: the same seed gives the same answers. */
const answerGenerationParameters = z.strictObject({
  seed: z.number().int(),
  /** Percentage of the questions that have an answer. */
  answeredPercent: percent,
  /** Quality of the answers: 0 is each question's worst answer, 100 its best. */
  levelPercent: percent,
});

/** A document of the demo: a file in `demo/documents/`, attached to a question or to an area. */
const document = z
  .strictObject({
    file: z.string().regex(/^[a-z0-9-]+\.[a-z]+$/),
    title: z.string().min(1),
    question: contentKeySchema.optional(),
    area: contentKeySchema.optional(),
  })
  .refine((place) => (place.question === undefined) !== (place.area === undefined), {
    message: 'must name either a question or an area',
  });

/** One questionnaire of the demo world and its progress. */
const demoQuestionnaire = z.strictObject({
  organisation: contentKeySchema,
  year: z.number().int().min(2000).max(2100),
  edition: contentKeySchema,
  /**
   * Number of days between the opening of the questionnaire and the creation of the demo world. The answers are dated
   * in the weeks after the opening.
   */
  openedDaysAgo: z.number().int().min(0),
  /**
   * Days from the creation of the demo world to the due date of the answers, to the meeting and to the expected report;
   * negative for the past. A date on a weekend becomes the Monday after it.
   */
  answersDueInDays: z.number().int().optional(),
  reportDueInDays: z.number().int().optional(),
  meetingInDays: z.number().int().optional(),
  /** Year of the organisation's earlier questionnaire whose answers are copied into this one. */
  copyOf: z.number().int().optional(),
  keyOnly: z.boolean().default(false),
  client: email,
  /** The language in which the client answers. */
  language: z.enum(languages).default('hr'),
  /** E-mails of the team; the first is that of the main certifier. */
  team: z.tuple([email, email, email]),
  /** Workforce figures that the client has entered, if any. */
  workforce: demoWorkforce.optional(),
  answers: answerGenerationParameters,
  /** Key of a set in `words.yaml`: the comments that the client writes. None if omitted. */
  comments: contentKeySchema.optional(),
  documents: z.array(document).default([]),
  /** The main certifier's answers to the intro questions, if any. */
  intro: demoIntro.optional(),
  /** Number of areas that a certifier has graded, from the first one on, by the certifier's e-mail. */
  graded: z.record(email, z.number().int().min(0)).default({}),
  /**
   * E-mails of the certifiers who have finalized. If all three have, the main certifier has also set the final grades.
   */
  finalized: z.array(email).default([]),
  /** Final grades that differ from the system suggestion, by key of the area. */
  finalGrades: z.record(contentKeySchema, z.literal(grades)).default({}),
  /** Percentage of the questions that the team has marked, by Above-and-Beyond category. */
  beyond: z
    .partialRecord(z.enum(beyondCategories), percent)
    .default({} as Partial<Record<BeyondCategory, number>>),
  /** Whether the team, after finalizing, has written its comments and notes from `words.yaml`. */
  hasNotes: z.boolean().default(false),
  /** Languages of the report; its texts are in `words.yaml`. */
  report: z.array(z.enum(languages)).default([]),
  /** Whether the office has released the report to the organisation. */
  isReportReleased: z.boolean().default(false),
  /** Key of the report's texts in `words.yaml`; the organisation's key if omitted. */
  reportTexts: contentKeySchema.optional(),
  /** Settings of the questionnaire that are switched on. */
  settings: z.array(z.enum(['inactive', 'locked', 'gradingLocked', 'reportLocked'])).default([]),
});
export type DemoQuestionnaire = z.output<typeof demoQuestionnaire>;

const names = z.array(z.string().min(1)).min(1);

/**
 * Schema of `demo/population.yaml`: the other organisations of the programme, for the comparisons in reports. A seeded
 * generator decides who answered when and how well.
 */
export const demoPopulationSchema = z.strictObject({
  seed: z.number().int(),
  edition: contentKeySchema,
  years: z.tuple([z.number().int(), z.number().int()]),
  /** Certifiers from whom the teams are chosen at random. */
  certifiers: z.array(z.strictObject({ email, name: z.string().min(1) })).min(3),
  /** Given names from which the clients' names are chosen at random. */
  givenNames: names,
  familyNames: names,
  /** Cities by country, and street names, for the organisations' addresses. */
  cities: z.record(z.enum(countries), names),
  streets: names,
  organisations: z.array(demoOrganisation).min(1),
});
export type DemoPopulation = z.output<typeof demoPopulationSchema>;

const words = z.string().min(1);

/** Texts for the inputs of one question, by the key of the answer or the name of the table cell. */
export type DemoInputs = {
  [answerOrCell: string]: string | { measure: string; target: string };
};

/** Schema of `demo/words.yaml`: texts that people of the demo world write, each in his or her language. */
export const demoWordsSchema = z.strictObject({
  /**
   * Texts for the inputs beside chosen answers and for the cells of tables, by language, question, and answer or cell.
   * The input beside an answer of `multi-choice-targets` has two texts: `measure` and `target`.
   */
  inputs: z.partialRecord(
    z.enum(languages),
    z.record(
      contentKeySchema,
      z.record(z.string(), z.union([words, z.strictObject({ measure: words, target: words })])),
    ),
  ) as z.ZodType<Partial<Record<Language, { [question: string]: DemoInputs }>>>,
  /** A client's comments, by key of the set (`comments` of a questionnaire) and question. */
  comments: z.record(contentKeySchema, z.record(contentKeySchema, words)),
  /**
   * The team's comments, by area. The first three are the own comments of the certifiers, in the order of `team`; the
   * last one is the final comment.
   */
  areaNotes: z.record(contentKeySchema, z.array(words).min(1)),
  /** The team's notes by question. */
  questionNotes: z.record(contentKeySchema, words),
  /**
   * HTML texts of reports by key, language and field. In a field's name, `<key>` stands for the id of the
   * category with that key: `highlights_<attracting>`.
   */
  reports: z.record(
    contentKeySchema,
    z.partialRecord(z.enum(languages), z.record(z.string(), words)) as z.ZodType<
      Partial<Record<Language, Record<string, string>>>
    >,
  ),
  /**
   * By question: the numbers of the worst and of the best organisation, for a number that is not scored or for the
   * numbers beside ticked answers. The others have numbers in between.
   */
  figures: z.record(contentKeySchema, z.tuple([z.number(), z.number()])),
  /** Questions whose percentages beside ticked answers add up to 100. */
  wholes: z.array(contentKeySchema),
});
export type DemoWords = z.output<typeof demoWordsSchema>;

/** Schema of `demo/world.yaml`: the accounts for signing in, and the state of their questionnaires. */
export const demoWorldFileSchema = z.strictObject({
  accounts: z.array(
    z.strictObject({
      email,
      name: z.string().min(1),
      isCertifier: z.boolean(),
      /** Key of the organisation that a client belongs to; omitted for a certifier. */
      organisation: contentKeySchema.optional(),
    }),
  ),
  organisations: z.array(demoOrganisation),
  questionnaires: z.array(demoQuestionnaire),
});
type DemoWorldFile = z.output<typeof demoWorldFileSchema>;

/** The whole demo world: the contents of its three files. */
export type DemoWorld = DemoWorldFile & { population: DemoPopulation; words: DemoWords };
