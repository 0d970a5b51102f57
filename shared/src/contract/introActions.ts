import type { Action } from './action.ts';
import { language, questionnaireInput } from './fields.ts';
import { introReply, introSaveInput, introSaveReply } from './intro.ts';

/** The actions for the intro questions, which the team asks at the start of the meeting. */
export const introActions = {
  /** The answers to the intro questions, and those from the organisation's previous questionnaire. */
  infoAdditional: {
    method: 'GET',
    may: 'team',
    input: questionnaireInput.extend({ language: language.optional() }),
    reply: introReply,
    hasETag: true,
  },
  /** Saves answers to the intro questions, each field independently. */
  infoAdditionalSave: {
    method: 'POST',
    may: 'team',
    input: introSaveInput,
    reply: introSaveReply,
  },
} satisfies Record<string, Action>;
