import { z } from 'zod';
import { languages } from '../domain/index.ts';
import type { Action } from './action.ts';
import { instant, questionnaireInput } from './fields.ts';
import {
  reportContentSaveInput,
  reportContentSaveReply,
  reportInput,
  reportReply,
  reportText,
} from './report.ts';

const field = z.string().max(60);
const language = z.enum(languages);

/** The actions for reading and editing the report. */
export const reportActions = {
  /** The data of the report, for the team only. */
  report: {
    method: 'GET',
    may: 'team',
    input: reportInput,
    reply: reportReply,
    hasETag: true,
  },
  /** Saves texts of the report, each field of each language independently. */
  reportContentSaveItems: {
    method: 'POST',
    may: 'team',
    input: reportContentSaveInput,
    reply: reportContentSaveReply,
  },
  /** The texts of one field in all languages in which it was ever saved. */
  reportFieldLanguages: {
    method: 'GET',
    may: 'team',
    input: questionnaireInput.extend({ field }),
    reply: z.partialRecord(language, reportText),
    hasETag: true,
  },
  /** The earlier versions of one text, newest first. */
  reportFieldHistory: {
    method: 'GET',
    may: 'team',
    input: questionnaireInput.extend({ field, language }),
    reply: z.array(
      z.object({
        at: instant,
        /** The name of the person who saved this version. */
        by: z.string(),
        html: z.string(),
      }),
    ),
    hasETag: true,
  },
  /**
   * Presence: the caller reports which text he or she is editing (null for none) and gets the texts that colleagues are
   * editing. Called every few seconds while the report is open.
   */
  reportEditing: {
    method: 'POST',
    may: 'team',
    input: questionnaireInput.extend({ editing: z.object({ field, language }).nullable() }),
    reply: z.array(z.object({ name: z.string(), field: z.string(), language })),
  },
} satisfies Record<string, Action>;
