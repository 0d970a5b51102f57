import { findPasswordIssue, refuse } from '@cert/shared/domain';
import { recordChanges } from '../audit/recordChanges.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { UseCase } from '../useCase.ts';
import {
  listAccountTextsForbiddenInPassword,
  listProgrammeTextsForbiddenInPassword,
} from './listForbiddenTexts.ts';
import { hashPassword } from './passwordHash.ts';
import { isCommonPassword } from './isCommonPassword.ts';
import { replacePassword } from './replacePassword.ts';
import { verifyOwnPassword } from './verifyOwnPassword.ts';

/**
 * Changes the caller's password, ends the account's other sessions and informs the account's owner by mail. No
 * transaction is open while passwords are verified and hashed, which takes long. See docs/product/people.md#passwords.
 * @throws Refusal invalid-input with the field `current`: `wrong`, or `new`: a `PasswordIssue`; slow-down after too
 *   many wrong current passwords; conflict if the password was changed elsewhere meanwhile
 */
export const savePassword: UseCase<'passwordSave'> = async (input, context) => {
  const { db, account, now, programme, logEvent, signInGuard, queueMail } = context;
  const currentHash = await verifyOwnPassword(context, {
    password: input.current,
    field: 'current',
    onFailure: (outcome) => logEvent({ event: 'password-change', outcome }),
  });
  const issue = findPasswordIssue({
    next: input.new,
    current: input.current,
    email: account.email,
    ownTexts: [
      ...listProgrammeTextsForbiddenInPassword(programme),
      ...(await listAccountTextsForbiddenInPassword(db, account.id)),
    ],
    isCommon: isCommonPassword,
  });
  if (issue) throw refuse('invalid-input', { fields: { new: issue } });
  const nextHash = await signInGuard.queue.run(`account ${account.id}`, () =>
    hashPassword(input.new),
  );
  const sessionsEnded = await inTransaction(db, async (trx) => {
    const ended = await replacePassword(trx, {
      accountId: account.id,
      hash: nextHash,
      isInitial: false,
      currentHash,
      keptTokenHash: account.tokenHash,
    });
    if (ended === undefined) throw refuse('conflict');
    await recordChanges(trx, {
      at: now(),
      accountId: account.id,
      questionnaireId: null,
      action: 'passwordSave',
      // The audit trail never contains passwords.
      changes: [{ subject: `account ${account.id}`, before: null, after: null }],
    });
    await queueMail(trx, {
      accountId: account.id,
      kind: 'password-changed',
      language: input.language,
    });
    return ended;
  });
  logEvent({ event: 'password-change', outcome: 'ok', sessionsEnded });
  return {};
};
