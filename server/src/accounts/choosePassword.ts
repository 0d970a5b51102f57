import { findPasswordIssue, refuse } from '@cert/shared/domain';
import { recordChanges } from '../audit/recordChanges.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { BaseContext, UseCase } from '../useCase.ts';
import { isCommonPassword } from './isCommonPassword.ts';
import {
  listAccountTextsForbiddenInPassword,
  listProgrammeTextsForbiddenInPassword,
} from './listForbiddenTexts.ts';
import { findNetworksOfIpAddress } from './findNetworksOfIpAddress.ts';
import { hashPassword } from './passwordHash.ts';
import {
  findPasswordLinkOwner,
  consumePasswordLink,
  type PasswordLinkOwner,
} from './passwordLinks.ts';
import { replacePassword } from './replacePassword.ts';

/**
 * Reads the owner of a link; the page shows it before a password is typed.
 * @throws Refusal as `choosePassword`, for the field `token`
 */
export const readPasswordLinkOwner: UseCase<'passwordLinkRead'> = async ({ token }, context) => {
  const { kind, name, email } = await readOwner(token, context);
  return { kind, name, email };
};

/**
 * Stores the password that the owner of a link has chosen. Ends all sessions and links of the account, and informs its
 * owner by mail unless it is the first password. Starts no session: the owner signs in afterwards. No transaction is
 * open while the password is hashed. See docs/product/people.md#links-for-choosing-a-password.
 * @throws Refusal invalid-input with the field `token`: `ended`, or `new`: a `PasswordIssue`
 */
export const choosePassword: UseCase<'passwordChoose'> = async (input, context) => {
  const { db, now, programme, logEvent, signInGuard, queueMail } = context;
  const { accountId, kind, email } = await readOwner(input.token, context);
  const issue = findPasswordIssue({
    next: input.new,
    current: '',
    email,
    ownTexts: [
      ...listProgrammeTextsForbiddenInPassword(programme),
      ...(await listAccountTextsForbiddenInPassword(db, accountId)),
    ],
    isCommon: isCommonPassword,
  });
  if (issue) throw refuse('invalid-input', { fields: { new: issue } });
  const hash = await signInGuard.queue.run(`account ${accountId}`, () => hashPassword(input.new));
  const sessionsEnded = await inTransaction(db, async (trx) => {
    if (!(await consumePasswordLink(trx, { token: input.token, accountId })))
      throw refuseLink(context);
    const ended = await replacePassword(trx, { accountId, hash, isInitial: false });
    if (ended === undefined) throw refuseLink(context);
    await recordChanges(trx, {
      at: now(),
      accountId,
      questionnaireId: null,
      action: 'passwordChoose',
      // The audit trail never contains passwords.
      changes: [{ subject: `account ${accountId}`, before: null, after: { by: kind } }],
    });
    if (kind === 'password-reset')
      await queueMail(trx, {
        accountId,
        kind: 'password-changed',
        language: input.language,
      });
    return ended;
  });
  logEvent({ event: 'password-link', outcome: 'used', accountId, kind, sessionsEnded });
  return {};
};

async function readOwner(token: string, context: BaseContext): Promise<PasswordLinkOwner> {
  const owner = await findPasswordLinkOwner(context.db, { token, at: context.now() });
  if (!owner) throw refuseLink(context);
  return owner;
}

function refuseLink({ logEvent, clientAddress }: BaseContext) {
  const network = findNetworksOfIpAddress(clientAddress).own;
  logEvent({ event: 'password-link', outcome: 'ended', network });
  return refuse('invalid-input', { fields: { token: 'ended' } });
}
