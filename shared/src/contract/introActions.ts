import type { Action } from './action.ts';
import { language, onQuestionnaire } from './fields.ts';
import { introReply, introSaveInput, introSaveReply } from './intro.ts';

/** The calls for the intro questions of the meeting. */
export const introActions = {
  /** The answers, and those of the year before. */
  infoAdditional: {
    method: 'GET',
    may: 'team',
    input: onQuestionnaire.extend({ language: language.optional() }),
    reply: introReply,
    hasETag: true,
  },
  /** Saves answers, each field independently. */
  infoAdditionalSave: {
    method: 'POST',
    may: 'team',
    input: introSaveInput,
    reply: introSaveReply,
  },
} satisfies Record<string, Action>;
