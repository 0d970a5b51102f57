import { languages, type Language } from '@cert/shared/domain';
import { z } from 'zod';
import { key } from './key.ts';

const words = z.string().min(1);

/** `demo/words.yaml`: texts written by people of the demo, each in his or her language. */
export const demoWords = z.strictObject({
  /** Short texts for the inputs beside ticked answers and in tables. */
  phrases: z.array(words).min(1),
  /** A client's comments, by set and question. */
  comments: z.record(key, z.record(key, words)),
  /**
   * The team's comments by area. The last one is the final comment; each of the others is the own comment of one
   * certifier.
   */
  areaNotes: z.record(key, z.array(words).min(1)),
  /** The team's notes by question. */
  questionNotes: z.record(key, words),
  /**
   * HTML texts of reports by organisation, language and field. In a field's name, `<key>` stands for the id of the
   * category with that key: `highlights_<attracting>`.
   */
  reports: z.record(
    key,
    z.partialRecord(z.enum(languages), z.record(z.string(), words)) as z.ZodType<
      Partial<Record<Language, Record<string, string>>>
    >,
  ),
  /** Range of a number that is not scored, from the worst organisation to the best, by question. */
  figures: z.record(key, z.tuple([z.number(), z.number()])),
});
export type DemoWords = z.output<typeof demoWords>;
