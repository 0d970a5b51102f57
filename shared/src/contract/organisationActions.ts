import { z } from 'zod';
import type { Action } from './action.ts';
import { language } from './fields.ts';
import { companyListReply, infoSaveInput } from './organisation.ts';

const inLanguage = z.object({ language: language.optional() });

/** The calls of the organisation's form besides `info`. */
export const organisationActions = {
  /**
   * Saves the data of the organisation and its workforce. Refusals: `invalid-input` names the fields that a client
   * still has to fill in; `conflict`: another person has changed the data since the page showed it, and nothing was
   * written.
   */
  infoSave: { method: 'POST', may: 'member', input: infoSaveInput, reply: z.object({}) },
  /** The types of organisations; in Croatian unless the call names another language, as in the next action. */
  companyTypes: { method: 'GET', may: 'signed-in', input: inLanguage, reply: companyListReply },
  /** The categories of organisations. */
  companyCategories: {
    method: 'GET',
    may: 'signed-in',
    input: inLanguage,
    reply: companyListReply,
  },
} satisfies Record<string, Action>;
