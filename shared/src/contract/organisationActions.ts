import { z } from 'zod';
import type { Action } from './action.ts';
import { language } from './fields.ts';
import { companyListReply, infoSaveInput } from './organisation.ts';

const inLanguage = z.object({ language: language.optional() });

/** What is asked on the organisation's form beside `info` (spec 2 §7). */
export const organisationActions = {
  /**
   * Saves what the organisation tells about itself and its workforce. `invalid-input` names what a client still owes;
   * `conflict`: somebody else has changed it since the page showed it, and nothing was written (spec 2 §5).
   */
  infoSave: { method: 'POST', may: 'member', input: infoSaveInput, reply: z.object({}) },
  /** What an organisation can be; in Croatian unless another language is named, as the next one. */
  companyTypes: { method: 'GET', may: 'signed-in', input: inLanguage, reply: companyListReply },
  /** What an organisation can do. */
  companyCategories: {
    method: 'GET',
    may: 'signed-in',
    input: inLanguage,
    reply: companyListReply,
  },
} satisfies Record<string, Action>;
