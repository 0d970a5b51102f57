import { languages, type Language } from '@cert/shared/domain';
import { z } from 'zod';
import { key } from './key.ts';

const words = z.string().min(1);

/** `demo/words.yaml`: what people of the demo write, each in his or her own language. */
export const demoWords = z.strictObject({
  /** Short texts for the inputs beside ticked answers and in tables. */
  phrases: z.array(words).min(1),
  /** By set and question: what a client comments. */
  comments: z.record(key, z.record(key, words)),
  /** By area: what the team notes. The first is each certifier's own in turn, the last one is final. */
  areaNotes: z.record(key, z.array(words).min(1)),
  /** By question: what the team asks and notes on it. */
  questionNotes: z.record(key, words),
  /**
   * By organisation, language and field: texts of its report in HTML. In a field's name, `<key>` stands for the id of
   * the category of that key: `highlights_<attracting>`.
   */
  reports: z.record(
    key,
    z.partialRecord(z.enum(languages), z.record(z.string(), words)) as z.ZodType<
      Partial<Record<Language, Record<string, string>>>
    >,
  ),
  /** By question: what is usual for a number that is not scored, from the worst organisation to the best. */
  figures: z.record(key, z.tuple([z.number(), z.number()])),
});
export type DemoWords = z.output<typeof demoWords>;
