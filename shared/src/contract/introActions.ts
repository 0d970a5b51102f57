import type { Action } from './action.ts';
import { language, onQuestionnaire } from './fields.ts';
import { introReply, introSaveInput, introSaveReply } from './intro.ts';

/** The intro questions of the meeting (spec 2 §7). */
export const introActions = {
  /** The answers, and what was written a year before. */
  infoAdditional: {
    method: 'GET',
    may: 'team',
    input: onQuestionnaire.extend({ language: language.optional() }),
    reply: introReply,
    hasETag: true,
  },
  /** Saves answers, each field by itself (decisions §4). */
  infoAdditionalSave: {
    method: 'POST',
    may: 'team',
    input: introSaveInput,
    reply: introSaveReply,
  },
} satisfies Record<string, Action>;
