import { z } from 'zod';
import { area } from './area.ts';
import { key } from './key.ts';
import { texts } from './texts.ts';

/** A file `<position>-<name>.yaml` of an edition: a category with its areas, in display order. */
export const category = z.strictObject({
  key,
  slug: key,
  title: texts,
  content: texts.optional(),
  areas: z.array(area).min(1),
});
