import { defaultLanguage, refuse } from '@cert/shared/domain';
import { inTransaction } from '../database/inTransaction.ts';
import { sha256Hex } from '../sha256Hex.ts';
import type { UseCase } from '../useCase.ts';
import type { FailureBucket } from './attemptLimits.ts';
import { countAttempt } from './countAttempt.ts';
import { findNetworksOfIpAddress } from './findNetworksOfIpAddress.ts';

/** No account has this id. */
const noAccount = 0;

/**
 * Sends a link for choosing a password to somebody who has forgotten it, or the invitation again to somebody who has
 * not chosen one yet. Runs the same statements for every e-mail, and commits once, so that the time does not tell
 * whether there is an account. See docs/product/people.md#forgotten-password.
 * @throws Refusal slow-down after too many requests for the e-mail or from the network, whether there is such an
 *   account or not
 */
export const sendPasswordLink: UseCase<'passwordLinkSend'> = async (
  { email: typed, language = defaultLanguage },
  { db, clientAddress, now, queueMail, logEvent },
) => {
  const email = typed.toLowerCase();
  const network = findNetworksOfIpAddress(clientAddress).own;
  const wait = await inTransaction(db, async (trx) => {
    const counted = await countAttempt({
      db: trx,
      buckets: bucketsOf(email, clientAddress),
      now: now(),
    });
    if ('wait' in counted) return counted.wait;
    const account = await trx
      .selectFrom('accounts')
      .select(['id', 'password_hash'])
      .where('email', '=', email)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    await queueMail(trx, {
      accountId: account?.id ?? noAccount,
      kind: account?.password_hash === null ? 'invitation' : 'password-reset',
      language,
    });
    return undefined;
  });
  logEvent({ event: 'password-link', outcome: wait ? 'slowed' : 'asked', network });
  if (wait) throw refuse('slow-down', { retryAfterSeconds: wait.retryAfterSeconds });
  return {};
};

/** Returns buckets apart from those of sign-ins, so that nobody can slow a sign-in down by asking for links. */
function bucketsOf(email: string, clientAddress: string): FailureBucket[] {
  const { own, wider } = findNetworksOfIpAddress(clientAddress);
  return [
    { kind: 'account', key: `link for ${sha256Hex(email)}` },
    { kind: 'network', key: `links in ${own}` },
    ...(wider === undefined ? [] : [{ kind: 'wider-network' as const, key: `links in ${wider}` }]),
  ];
}
