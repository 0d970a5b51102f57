import { beyondCategories, grades, languages, type BeyondCategory } from '@cert/shared/domain';
import { z } from 'zod';
import { demoIntro } from './demoIntro.ts';
import { demoWorkforce } from './demoWorkforce.ts';
import { key } from './key.ts';

export const email = z.email().lowercase();
export const percent = z.number().int().min(0).max(100);

/** Parameters of the seeded generator of answers: the same seed gives the same answers. */
export const answerGenerationParameters = z.strictObject({
  seed: z.number().int(),
  /** Percentage of the questions that have an answer. */
  answeredPercent: percent,
  /** Quality of the answers, from each question's worst to its best. */
  levelPercent: percent,
});

/** A document of the demo: a file in `demo/documents/`, attached to a question or to an area. */
const document = z
  .strictObject({
    file: z.string().regex(/^[a-z0-9-]+\.[a-z]+$/),
    title: z.string().min(1),
    question: key.optional(),
    area: key.optional(),
  })
  .refine((place) => (place.question === undefined) !== (place.area === undefined), {
    message: 'must name either a question or an area',
  });

/** One questionnaire of the demo world and its progress. */
export const demoQuestionnaire = z.strictObject({
  organisation: key,
  year: z.number().int().min(2000).max(2100),
  edition: key,
  /**
   * How many days before the creation of the demo world the questionnaire was opened; the answers are dated in the
   * weeks after that.
   */
  openedDaysAgo: z.number().int().min(0),
  /** Year of the organisation's questionnaire that this one is a copy of. */
  copyOf: z.number().int().optional(),
  keyOnly: z.boolean().default(false),
  client: email,
  /** E-mails of the team; the first is that of the main certifier. */
  team: z.tuple([email, email, email]),
  /** Workforce figures that the client has entered, if any. */
  workforce: demoWorkforce.optional(),
  answers: answerGenerationParameters,
  /** Key of the set of the client's comments in `words.yaml`. */
  comments: key.optional(),
  documents: z.array(document).default([]),
  /** The main certifier's notes on the intro questions, if any. */
  intro: demoIntro.optional(),
  /** By e-mail: number of areas, from the first one on, that a certifier has graded. */
  graded: z.record(email, z.number().int().min(0)).default({}),
  /**
   * E-mails of the certifiers who have finalized. If all three have, the main certifier has also set the final grades.
   */
  finalized: z.array(email).default([]),
  /** Final grades that differ from those suggested by the answers. */
  finalGrades: z.record(key, z.literal(grades)).default({}),
  /** Percentage of the questions that the team has marked, by Above-and-Beyond category. */
  beyond: z
    .partialRecord(z.enum(beyondCategories), percent)
    .default({} as Partial<Record<BeyondCategory, number>>),
  /** Whether the team, after finalizing, has written its notes from `words.yaml`. */
  hasNotes: z.boolean().default(false),
  /** Languages of the report; its texts are in `words.yaml`. */
  report: z.array(z.enum(languages)).default([]),
  /** Settings that are on. */
  settings: z.array(z.enum(['inactive', 'locked', 'gradingLocked', 'reportLocked'])).default([]),
});
export type DemoQuestionnaire = z.output<typeof demoQuestionnaire>;
