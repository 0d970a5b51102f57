import type { z } from 'zod';
import type { Audience } from '../domain/index.ts';

/** The definition of one API call: its method, its callers, its input and its reply. */
export type Action = Call & (Read | Change);

type Call = {
  /** Who may call the action. If a role on the questionnaire is required, the input must name the questionnaire. */
  may: Audience;
  /** The input field that names the questionnaire, if it is not `id`. */
  questionnaireIn?: 'questionnaireId';
  input: z.ZodType;
  reply: z.ZodType;
};

type Read = {
  method: 'GET';
  /** A read runs without a transaction. */
  transaction?: never;
  /**
   * Whether replies have an ETag: a caller that sends the current ETag gets a 304 without a body. Only for reads that
   * require membership in a questionnaire.
   */
  hasETag?: boolean;
};

type Change = { method: 'POST'; hasETag?: never } & (
  | { transaction: 'shared' | 'manual' }
  | { transaction: 'exclusive' | 'optimistic'; may: Exclude<Audience, 'anyone' | 'signed-in'> }
);

/**
 * How an action that changes data runs:
 * - `shared`: in one transaction. A shared lock on the questionnaire keeps its settings and the caller's role as they
 *   are until the end; other calls run at the same time.
 * - `exclusive`: in one transaction under an exclusive lock on the questionnaire, so that simultaneous calls run one
 *   after the other. For a decision that depends on what other people have done.
 * - `optimistic`: without a transaction, by one statement that itself verifies that the data it was based on is
 *   unchanged. After a serialization failure it runs again as `shared`.
 * - `manual`: the use case opens its own transactions, because it works long between them (password hashing, files).
 */
export type TransactionKind = NonNullable<Action['transaction']>;
