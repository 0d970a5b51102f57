import { beyondCategories, grades, languages, type BeyondCategory } from '@cert/shared/domain';
import { z } from 'zod';
import { demoIntro } from './demoIntro.ts';
import { demoWorkforce } from './demoWorkforce.ts';
import { key } from './key.ts';

export const email = z.email().lowercase();
export const percent = z.number().int().min(0).max(100);

/** How an organisation answers, made up by a seeded generator: the same seed gives the same answers. */
export const answering = z.strictObject({
  seed: z.number().int(),
  /** How many of the questions have an answer. */
  answeredPercent: percent,
  /** How good the answers are, from the worst to the best of each question. */
  levelPercent: percent,
});

/** One document of the demo: a file of `demo/documents/`, on a question, or on an area where there is none. */
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

/** One questionnaire of the demo world, and how far people have come in it. */
export const demoQuestionnaire = z.strictObject({
  organisation: key,
  year: z.number().int().min(2000).max(2100),
  edition: key,
  /** Days before the demo world is made; answers follow in the weeks after. */
  openedDaysAgo: z.number().int().min(0),
  /** The year of the same organisation's questionnaire that this one was opened as a copy of. */
  copyOf: z.number().int().optional(),
  keyOnly: z.boolean().default(false),
  client: email,
  /** The first is the main certifier. */
  team: z.tuple([email, email, email]),
  /** What the client has told of the workforce; without it nothing yet. */
  workforce: demoWorkforce.optional(),
  answers: answering,
  /** The set of `words.yaml` that the client's comments are taken from. */
  comments: key.optional(),
  documents: z.array(document).default([]),
  /** What the main certifier has written down of the intro questions; without it nothing yet. */
  intro: demoIntro.optional(),
  /** By e-mail: in how many areas, from the first one on, a certifier has given an own grade. */
  graded: z.record(email, z.number().int().min(0)).default({}),
  /** Who has finalized; when all three have, the main certifier has set the final grades, too. */
  finalized: z.array(email).default([]),
  /** Final grades that differ from what the answers suggest. */
  finalGrades: z.record(key, z.literal(grades)).default({}),
  /** By category of Above and Beyond: how many of its questions the team has marked. */
  beyond: z
    .partialRecord(z.enum(beyondCategories), percent)
    .default({} as Partial<Record<BeyondCategory, number>>),
  /** Whether the team, all of it finalized, has left its notes of `words.yaml`. */
  hasNotes: z.boolean().default(false),
  /** Languages that the report is written in; its texts stand in `words.yaml`. */
  report: z.array(z.enum(languages)).default([]),
  /** Which settings of spec 1 §4 are on. */
  settings: z.array(z.enum(['inactive', 'locked', 'gradingLocked', 'reportLocked'])).default([]),
});
export type DemoQuestionnaire = z.output<typeof demoQuestionnaire>;
