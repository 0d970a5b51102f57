import { z } from 'zod';
import { languages } from '../domain/index.ts';
import { id, instant } from './fields.ts';

/** Longest text of one field, with its tags: four pages of print. */
const longestHtml = 40_000;

/** One stored text of the report. */
export const reportText = z.object({
  html: z.string(),
  /** Counts the changes of this field in this language from 1; a save names the one it was based on. */
  version: z.number().int(),
  savedAt: instant,
  /** The name of the person who changed it last. */
  savedBy: z.string(),
});
export type ReportText = z.output<typeof reportText>;

export const reportContentSaveInput = z.object({
  id,
  language: z.enum(languages),
  /** By field: the whole new text. Only what changed is sent. */
  content: z.record(z.string().max(60), z.string().max(longestHtml)),
  /** Per field, the version that the change was based on: 0 for "there was none". Without it the save overwrites. */
  versions: z.record(z.string().max(60), z.number().int().min(0)).optional(),
});

/** The fate of every field that was sent; each stands in exactly one of the two maps. */
export const reportContentSaveReply = z.object({
  saved: z.record(z.string(), reportText),
  /** Changed meanwhile by somebody else: what stands there now. Nothing was overwritten (decisions §7). */
  conflicts: z.record(z.string(), reportText),
});
