import { grades } from '@cert/shared/domain';
import { z } from 'zod';
import { key } from './key.ts';

const email = z.email().lowercase();
const gradesByArea = z.record(key, z.literal(grades));
const percent = z.number().int().min(0).max(100);

const questionnaire = z.strictObject({
  organisation: key,
  year: z.number().int().min(2000).max(2100),
  edition: key,
  /** Days before the demo world is made; answers follow in the weeks after. */
  openedDaysAgo: z.number().int().min(0),
  /** The year of the same organisation's questionnaire that this one was opened as a copy of. */
  copyOf: z.number().int().optional(),
  client: email,
  /** The first is the main certifier. */
  team: z.tuple([email, email, email]),
  /** Which settings of spec 1 §4 are on. */
  settings: z.array(z.enum(['inactive', 'locked', 'gradingLocked', 'reportLocked'])),
  answers: z.strictObject({
    seed: z.number().int(),
    /** How many of the questions have an answer. */
    answeredPercent: percent,
    /** How good the answers are, from the worst to the best of each question. */
    levelPercent: percent,
  }),
  /** By e-mail: the own grades that a certifier has given so far. */
  ownGrades: z.record(email, gradesByArea).optional(),
  /** Given when the team is done: all have finalized, each with an own grade close to the final one. */
  finalGrades: gradesByArea.optional(),
});

/** `demo/world.yaml`: accounts, organisations and questionnaires of the demo (architecture §9). */
export const demoWorld = z.strictObject({
  accounts: z.array(z.strictObject({ email, name: z.string().min(1), isCertifier: z.boolean() })),
  organisations: z.array(z.strictObject({ key, title: z.string().min(1) })),
  questionnaires: z.array(questionnaire),
  /** By question: what the client comments. */
  comments: z.record(key, z.string().min(1)),
  /** By question: the usual range of a number that has no scoring bands. */
  figures: z.record(key, z.tuple([z.number(), z.number()])),
});
export type DemoWorld = z.output<typeof demoWorld>;
export type DemoQuestionnaire = DemoWorld['questionnaires'][number];
