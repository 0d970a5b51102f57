import { refuse } from '@cert/shared/domain';
import { recordChanges } from '../../audit/recordChanges.ts';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { sha256Hex } from '../../sha256Hex.ts';
import type { BaseContext, UseCase } from '../../useCase.ts';
import { endAccountLinks } from '../endAccountLinks.ts';
import { findNetworksOfIpAddress } from '../findNetworksOfIpAddress.ts';
import { deleteSessions } from '../sessions.ts';

/** Reads the change that a link would confirm. @throws Refusal invalid-input with the field `token`: `ended` */
export const readEmailChangeLink: UseCase<'emailChangeLinkRead'> = async ({ token }, context) => {
  const { isToNew, name, present, next } = await readLink(context.db, token, context);
  return isToNew ? { name: '', from: '', to: next } : { name, from: present, to: next };
};

/**
 * Confirms a change of e-mail for the address to which the link was sent. When both addresses have confirmed it, the
 * e-mail changes. Then all sessions end, and all links for choosing a password, because they were sent to the earlier
 * address.
 * @returns `changed`; false while the other address has not confirmed
 * @throws Refusal invalid-input with the field `token`: `ended`, also if another account has got the e-mail meanwhile
 */
export const confirmEmailChange: UseCase<'emailChangeConfirm'> = async ({ token }, context) => {
  const { db, logEvent } = context;
  const result = await inTransaction(db, async (trx) => {
    const found = await readLink(trx, token, context);
    const { accountId, isToNew, next } = found;
    const confirmed = await trx
      .updateTable('email_changes')
      .set(isToNew ? { confirmed_by_new: true } : { confirmed_by_old: true })
      .where('account_id', '=', accountId)
      // While this call waited for the lock, another change may have replaced the one that the link belongs to.
      .where('email', '=', next)
      .returning(['confirmed_by_old', 'confirmed_by_new'])
      .executeTakeFirst();
    if (!confirmed) throw refuseLink(context);
    if (!confirmed.confirmed_by_old || !confirmed.confirmed_by_new)
      return { accountId, changed: false, sessionsEnded: 0 };
    return { accountId, changed: true, sessionsEnded: await changeEmail(trx, found, context) };
  });
  const { accountId, changed, sessionsEnded } = result;
  logEvent({
    event: 'email-change',
    outcome: changed ? 'changed' : 'confirmed',
    accountId,
    sessionsEnded,
  });
  return { changed };
};

type FoundLink = {
  accountId: number;
  isToNew: boolean;
  name: string;
  present: string;
  next: string;
};

/** Reads a link, and locks its account if a transaction is open. @throws Refusal if the link is not valid (any more) */
async function readLink(db: Database, token: string, context: BaseContext): Promise<FoundLink> {
  const found = await db
    .selectFrom('email_change_links as link')
    .innerJoin('email_changes as c', 'c.account_id', 'link.account_id')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .select(['a.id as accountId', 'link.is_to_new as isToNew', 'a.name', 'a.email as present'])
    .select('c.email as next')
    .where('link.hash', '=', sha256Hex(token))
    .where('c.expires_at', '>', context.now())
    .where('a.disabled_at', 'is', null)
    .$if(db.isTransaction, (query) => query.forUpdate('a'))
    .executeTakeFirst();
  if (!found) throw refuseLink(context);
  return found;
}

/** Changes the e-mail and ends all sessions. @returns the number of ended sessions */
async function changeEmail(
  trx: Database,
  { accountId, present, next }: FoundLink,
  context: BaseContext,
): Promise<number> {
  const other = await trx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', next)
    .executeTakeFirst();
  if (other) throw refuseLink(context);
  await replaceEmail(trx, { accountId, email: next });
  await recordChanges(trx, {
    at: context.now(),
    accountId,
    questionnaireId: null,
    action: 'emailChangeConfirm',
    changes: [{ subject: `account ${accountId}`, before: present, after: next }],
  });
  return deleteSessions(trx, { accountId });
}

/** Stores a new e-mail, and ends the links that were sent to the earlier one. Call it in a transaction. */
export async function replaceEmail(
  trx: Database,
  { accountId, email }: { accountId: number; email: string },
): Promise<void> {
  await trx.updateTable('accounts').set({ email }).where('id', '=', accountId).execute();
  await endAccountLinks(trx, accountId);
}

function refuseLink({ logEvent, clientAddress }: BaseContext) {
  logEvent({
    event: 'email-change',
    outcome: 'ended',
    network: findNetworksOfIpAddress(clientAddress).own,
  });
  return refuse('invalid-input', { fields: { token: 'ended' } });
}
