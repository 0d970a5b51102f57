import type { z } from 'zod';
import type { Audience, SetUpRefusal } from '../domain/index.ts';

/** The definition of one API call: its method, its callers, its input and its reply. */
export type Action = Call & (Read | Change);

type Call = {
  /** Who may call the action. If a role on the questionnaire is required, the input must name the questionnaire. */
  may: Audience;
  /** The input field that names the questionnaire, if it is not `id`. */
  questionnaireIn?: 'questionnaireId';
  /**
   * The set-up refusals that the action ignores: a caller who must first replace the password that the office has set,
   * or set up a second factor, may call it before that. All other actions refuse such a caller with this code.
   */
  worksDespite?: readonly SetUpRefusal[];
  input: z.ZodType;
  reply: z.ZodType;
};

type Read = {
  method: 'GET';
  /** A read runs without a transaction. */
  transaction?: never;
  /**
   * Whether replies have an ETag: a caller that sends the current ETag gets a 304 without a body. Only for reads by
   * signed-in people, about one questionnaire or, with `may: 'signed-in'`, about all questionnaires of the caller.
   */
  hasETag?: boolean;
};

type Change = { method: 'POST'; hasETag?: never } & (
  | { transaction: 'shared' | 'manual' }
  | { transaction: 'exclusive' | 'optimistic'; may: Exclude<Audience, 'anyone' | 'signed-in'> }
);

/**
 * How an action that changes data runs:
 * - `shared`: in one transaction. A shared lock on the questionnaire prevents changes of its settings and of the
 *   caller's role until the transaction ends. Other shared calls can run at the same time.
 * - `exclusive`: in one transaction under an exclusive lock on the questionnaire, so that simultaneous calls run one
 *   after the other. Used for a decision that depends on what other people have done.
 * - `optimistic`: without a transaction. A single SQL statement writes the change and verifies that the data that the
 *   call has read before is unchanged. After a serialization failure the action runs again as `shared`.
 * - `manual`: the use case opens its own transactions, because it does slow work between them (password hashing,
 *   files).
 */
export type TransactionKind = NonNullable<Action['transaction']>;
