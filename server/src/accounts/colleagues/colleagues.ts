import { defaultLanguage, isEmailAddress, refuse } from '@cert/shared/domain';
import { recordChanges } from '../../audit/recordChanges.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import type { UseCase } from '../../useCase.ts';
import { closeAccount } from '../closeAccount.ts';
import { countAttempt } from '../countAttempt.ts';
import { addClientsToQuestionnaires } from '../addClientsToQuestionnaires.ts';
import { findManagedOrganisation, lockManagedOrganisation } from './managedOrganisation.ts';
import { openColleagueAccount } from './openColleagueAccount.ts';

/** Lists the colleagues whose accounts the caller manages. See docs/product/people.md#colleagues. */
export const listColleagues: UseCase<'colleagueList'> = async (_input, context) => {
  const { db, account } = context;
  const organisationId = await findManagedOrganisation(db, context);
  if (organisationId === undefined) return { colleagues: null };
  const rows = await db
    .selectFrom('accounts as a')
    .select(['a.id', 'a.name', 'a.email'])
    .select((row) => [
      row('a.password_hash', 'is not', null).as('has_password'),
      row
        .selectFrom('password_links as l')
        .select((link) => link.fn.max('l.expires_at').as('until'))
        .whereRef('l.account_id', '=', 'a.id')
        .where('l.kind', '=', 'invitation')
        .as('invited_until'),
    ])
    .where('a.organisation_id', '=', organisationId)
    .where('a.is_certifier', '=', false)
    .where('a.disabled_at', 'is', null)
    .where('a.id', '!=', account.id)
    .orderBy('a.name')
    .orderBy('a.id')
    .execute();
  return {
    colleagues: rows.map(({ id, name, email, has_password, invited_until }) => ({
      ...{ id, name, email },
      hasPassword: Boolean(has_password),
      invitedUntil: has_password ? null : (invited_until?.toISOString() ?? null),
    })),
  };
};

/**
 * Opens an account for a colleague and sends an invitation by mail. Sends it again if the colleague has not chosen a
 * password yet. Opens the account of a removed colleague as if it were new. The caller gets a mail, too.
 * @throws Refusal not-allowed if the caller manages no colleagues, or has `maxColleagues`; invalid-input with the field
 *   `email`: `malformed`, `there` for a colleague who has a password, or `taken` by somebody else; slow-down after too
 *   many invitations
 */
export const inviteColleague: UseCase<'colleagueInvite'> = async (input, context) => {
  const { db, account, now, queueMail, logEvent } = context;
  const { name, language = defaultLanguage } = input;
  const email = input.email.toLowerCase();
  if (!isEmailAddress(email)) throw refuse('invalid-input', { fields: { email: 'malformed' } });
  const managed = await findManagedOrganisation(db, context);
  if (managed === undefined) throw refuse('not-allowed');
  const at = now();
  // The invitation is counted outside the transaction, so that it counts even if it is refused. The counter is never
  // cleared. So nobody can have mails sent to many addresses, or find out which addresses have an account.
  const counted = await countAttempt({
    db,
    buckets: [{ kind: 'network', key: `colleagues of ${managed}` }],
    now: at,
  });
  if ('wait' in counted) {
    logEvent({ event: 'colleague', outcome: 'slowed' });
    throw refuse('slow-down', { retryAfterSeconds: counted.wait.retryAfterSeconds });
  }
  await inTransaction(db, async (trx) => {
    const organisationId = await lockManagedOrganisation(trx, context);
    const colleague = { name, email, organisationId };
    const { accountId, before, after } = await openColleagueAccount(trx, colleague, at);
    await recordChanges(trx, {
      ...{ at, accountId: account.id, questionnaireId: null, action: 'colleagueInvite' },
      changes: [{ subject: `account ${accountId}`, before, after }],
    });
    await addClientsToQuestionnaires(trx, { accountIds: [accountId], at, authorId: account.id });
    await queueMail(trx, { accountId, kind: 'invitation', language });
    await queueMail(trx, {
      ...{ accountId: account.id, kind: 'colleague-invited', language, detail: email },
    });
  }).catch((error: unknown) => {
    logEvent({ event: 'colleague', outcome: 'refused' });
    throw error;
  });
  logEvent({ event: 'colleague', outcome: 'invited' });
  return {};
};

/**
 * Closes the account of a colleague; what the colleague has answered stays. The caller gets a mail about it. The id of
 * any other account changes nothing.
 * @throws Refusal not-allowed if the caller manages no colleagues
 */
export const removeColleague: UseCase<'colleagueRemove'> = async (
  { accountId, language = defaultLanguage },
  { db, account, now, hasMail, queueMail, logEvent },
) => {
  const at = now();
  const isRemoved = await inTransaction(db, async (trx) => {
    const organisationId = await lockManagedOrganisation(trx, { account, hasMail });
    const colleague = await trx
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', accountId)
      .where('id', '!=', account.id)
      .where('organisation_id', '=', organisationId)
      .where('is_certifier', '=', false)
      .where('disabled_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!colleague) return false;
    await closeAccount(trx, { accountId, at, isByFirstPerson: true });
    await recordChanges(trx, {
      ...{ at, accountId: account.id, questionnaireId: null, action: 'colleagueRemove' },
      changes: [
        {
          subject: `account ${accountId}`,
          before: { isDisabled: false },
          after: { isDisabled: true },
        },
      ],
    });
    const { email: detail } = colleague;
    await queueMail(trx, { accountId: account.id, kind: 'colleague-removed', language, detail });
    return true;
  });
  if (isRemoved) logEvent({ event: 'colleague', outcome: 'removed' });
  return {};
};
