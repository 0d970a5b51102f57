import type { z } from 'zod';
import type { Audience } from '../domain/index.ts';

/** The definition of one API call: its method, its callers, its input and its reply. */
export type Action = {
  method: 'GET' | 'POST';
  /** Who may call the action. If a role on the questionnaire is required, the input must name the questionnaire. */
  may: Audience;
  /** The input field that names the questionnaire, if it is not `id`. */
  questionnaireIn?: 'questionnaireId';
  input: z.ZodType;
  reply: z.ZodType;
  /**
   * Whether replies have an ETag: a caller that sends the current ETag gets a 304 without a body. Only for reads that
   * require membership in a questionnaire.
   */
  hasETag?: boolean;
};
