import { defaultLanguage, refuse } from '@cert/shared/domain';
import { inTransaction } from '../../database/inTransaction.ts';
import type { UseCase } from '../../useCase.ts';
import { countAttempt } from '../countAttempt.ts';
import { lockProvenAccount, verifyAccountOwner } from '../verifyAccountOwner.ts';
import { endEmailChange } from './emailChangeLinks.ts';

/** Time in milliseconds in which both addresses must confirm. */
const confirmWithinMs = 24 * 60 * 60_000;

/** Describes the change of the e-mail that waits for its confirmations. See docs/product/people.md#change-of-e-mail. */
export const readEmailChange: UseCase<'emailChangeRead'> = async (_input, { db, account, now }) => {
  const change = await db
    .selectFrom('email_changes')
    .select(['email', 'confirmed_by_old', 'confirmed_by_new'])
    .where('account_id', '=', account.id)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return {
    change: change
      ? {
          email: change.email,
          confirmedByOld: change.confirmed_by_old,
          confirmedByNew: change.confirmed_by_new,
        }
      : null,
  };
};

/**
 * Sends a link to the present and to the new e-mail; the e-mail changes when both were used. An earlier change that is
 * not confirmed yet ends. The reply does not tell whether another account has the new e-mail; if one has it, no mail is
 * sent to it.
 * @throws Refusal not-allowed where the site sends no mail; invalid-input with the field `email`: `unchanged`;
 *   slow-down after too many changes; otherwise as `verifyAccountOwner`
 */
export const startEmailChange: UseCase<'emailChangeStart'> = async (input, context) => {
  const { db, account, now, hasMail, queueMail, logEvent } = context;
  if (!hasMail) throw refuse('not-allowed');
  const email = input.email.toLowerCase();
  if (email === account.email) throw refuse('invalid-input', { fields: { email: 'unchanged' } });
  const proof = await verifyAccountOwner(input, context, 'email-change');
  const wait = await inTransaction(db, async (trx) => {
    const at = now();
    // The counter is never cleared, so that nobody can have mails sent to many addresses.
    const counted = await countAttempt({
      db: trx,
      buckets: [{ kind: 'account', key: `e-mail changes of ${account.id}` }],
      now: at,
    });
    if ('wait' in counted) return counted.wait;
    await lockProvenAccount(trx, proof);
    await endEmailChange(trx, account.id);
    await trx
      .insertInto('email_changes')
      .values({
        account_id: account.id,
        email,
        expires_at: new Date(at.getTime() + confirmWithinMs),
      })
      .execute();
    const language = input.language ?? defaultLanguage;
    for (const kind of ['email-change-old', 'email-change-new'] as const)
      await queueMail(trx, { accountId: account.id, kind, language });
    return undefined;
  });
  logEvent({ event: 'email-change', outcome: wait ? 'slowed' : 'started' });
  if (wait) throw refuse('slow-down', { retryAfterSeconds: wait.retryAfterSeconds });
  return {};
};

/** Ends the change that waits for its confirmations. */
export const cancelEmailChange: UseCase<'emailChangeCancel'> = async (
  _input,
  { db, account, logEvent },
) => {
  await endEmailChange(db, account.id);
  logEvent({ event: 'email-change', outcome: 'cancelled' });
  return {};
};
