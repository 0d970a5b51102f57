import type { z } from 'zod';
import type { Audience } from '../domain/index.ts';

/** One thing that can be asked of the server. */
export type Action = {
  method: 'GET' | 'POST';
  /** Who may call it; audiences of members need the questionnaire in the input. */
  may: Audience;
  /** The field of the input that names the questionnaire, where it is not `id`. */
  questionnaireIn?: 'questionnaireId';
  input: z.ZodType;
  reply: z.ZodType;
  /** Replies carry an ETag, and 304 answers who has the newest one; only for reads of members on a questionnaire. */
  hasETag?: boolean;
};
