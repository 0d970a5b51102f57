import type { z } from 'zod';
import type { Audience } from '../domain/index.ts';

/** One call of the API. */
export type Action = {
  method: 'GET' | 'POST';
  /** Who may call it; audiences of members require the questionnaire in the input. */
  may: Audience;
  /** The input field that names the questionnaire, if it is not `id`. */
  questionnaireIn?: 'questionnaireId';
  input: z.ZodType;
  reply: z.ZodType;
  /**
   * Replies carry an ETag, and a caller who has the newest one gets 304; only for reads of members on a questionnaire.
   */
  hasETag?: boolean;
};
