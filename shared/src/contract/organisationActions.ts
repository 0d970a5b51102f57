import { z } from 'zod';
import type { Action } from './action.ts';
import { language } from './fields.ts';
import { optionListReply, infoSaveInput } from './organisation.ts';

const inLanguage = z.object({ language: language.optional() });

/** The actions of the organisation's form, except `info`. */
export const organisationActions = {
  /**
   * Saves the data of the organisation and its workforce. Refusals: `invalid-input` names the fields that a client
   * still has to fill in; `conflict`: another person has changed the data since the page showed it, and nothing was
   * written.
   */
  infoSave: { method: 'POST', may: 'member', input: infoSaveInput, reply: z.object({}) },
  /** The list of organisation types. The titles are in Croatian unless the call names another language. */
  companyTypes: { method: 'GET', may: 'signed-in', input: inLanguage, reply: optionListReply },
  /** The list of industries. The titles are in Croatian unless the call names another language. */
  companyCategories: {
    method: 'GET',
    may: 'signed-in',
    input: inLanguage,
    reply: optionListReply,
  },
} satisfies Record<string, Action>;
