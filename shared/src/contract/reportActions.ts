import { z } from 'zod';
import { languages } from '../domain/index.ts';
import type { Action } from './action.ts';
import { instant, onQuestionnaire } from './fields.ts';
import {
  reportContentSaveInput,
  reportContentSaveReply,
  reportInput,
  reportReply,
  reportText,
} from './report.ts';

const field = z.string().max(60);
const language = z.enum(languages);

/** What a team asks of the server to read the report and to write it together. */
export const reportActions = {
  /** The report, for the team. */
  report: {
    method: 'GET',
    may: 'team',
    input: reportInput,
    reply: reportReply,
    hasETag: true,
  },
  /** Saves texts of the report, each field of each language by itself (decisions §7). */
  reportContentSaveItems: {
    method: 'POST',
    may: 'team',
    input: reportContentSaveInput,
    reply: reportContentSaveReply,
  },
  /** One field in every language in which it was ever written (not in the spec). */
  reportFieldLanguages: {
    method: 'GET',
    may: 'team',
    input: onQuestionnaire.extend({ field }),
    reply: z.partialRecord(language, reportText),
    hasETag: true,
  },
  /** What one text has been, newest first (not in the spec). */
  reportFieldHistory: {
    method: 'GET',
    may: 'team',
    input: onQuestionnaire.extend({ field, language }),
    reply: z.array(
      z.object({
        at: instant,
        /** The name of who saved it. */
        by: z.string(),
        html: z.string(),
      }),
    ),
    hasETag: true,
  },
  /**
   * Says which text the caller is editing now, null for none, and hears which ones colleagues are editing; asked every
   * few seconds while the report is open (not in the spec).
   */
  reportEditing: {
    method: 'POST',
    may: 'team',
    input: onQuestionnaire.extend({ editing: z.object({ field, language }).nullable() }),
    reply: z.array(z.object({ name: z.string(), field: z.string(), language })),
  },
} satisfies Record<string, Action>;
