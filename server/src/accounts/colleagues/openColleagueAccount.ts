import { maxColleagues, refuse } from '@cert/shared/domain';
import type { TransactionDatabase } from '../../database/inTransaction.ts';
import { deleteSecondFactor } from '../second-factor/secondFactor.ts';

/** A colleague, with the name and e-mail that the first person has entered; the e-mail is in lower case. */
export type Colleague = { name: string; email: string; organisationId: number };

/** The opened account, with its state before (null if it is new) and after. */
export type OpenedAccount = {
  accountId: number;
  before: AccountState | null;
  after: AccountState;
};

type AccountState = { email: string; name: string; isDisabled: boolean };

/**
 * Opens an account without a password for a colleague. If it exists and has no password yet, only its name changes. If
 * the first person has closed it, it opens as if it were new, but keeps its name, because earlier answers are shown
 * with it. Call it in the transaction that has locked the organisation.
 * @throws Refusal invalid-input with the field `email`: `there` for a colleague with a password, `taken` if the account
 *   is of another organisation, a certifier's or closed by the office; not-allowed beyond `maxColleagues`
 */
export async function openColleagueAccount(
  trx: TransactionDatabase,
  { name, email, organisationId }: Colleague,
  at: Date,
): Promise<OpenedAccount> {
  const known = await findAccount(trx, { email, organisationId });
  const isDisabled = known !== undefined && known.disabled_at !== null;
  if (known && !isDisabled && known.password_hash !== null)
    throw refuse('invalid-input', { fields: { email: 'there' } });
  if (isDisabled && !known.closed_by_first_person) throw refuseTaken();
  if ((!known || isDisabled) && (await countColleagues(trx, organisationId)) >= maxColleagues)
    throw refuse('not-allowed');
  const accountId = known?.id ?? (await insertAccount(trx, { name, email, organisationId }, at));
  if (isDisabled) {
    await deleteSecondFactor(trx, accountId);
    await trx
      .updateTable('accounts')
      .set({
        ...{ password_hash: null, has_initial_password: false },
        ...{ disabled_at: null, closed_by_first_person: false, created_at: at },
      })
      .where('id', '=', accountId)
      .execute();
  } else if (known)
    await trx.updateTable('accounts').set({ name }).where('id', '=', accountId).execute();
  return {
    accountId,
    before: known ? { email, name: known.name, isDisabled } : null,
    after: { email, name: isDisabled ? known.name : name, isDisabled: false },
  };
}

const refuseTaken = () => refuse('invalid-input', { fields: { email: 'taken' } });

/** Finds and locks the account with this e-mail. @throws Refusal `taken` if it is no client of the organisation */
async function findAccount(
  trx: TransactionDatabase,
  { email, organisationId }: Omit<Colleague, 'name'>,
) {
  const known = await trx
    .selectFrom('accounts')
    .select(['id', 'name', 'organisation_id', 'is_certifier'])
    .select(['password_hash', 'disabled_at', 'closed_by_first_person'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  if (known && (known.organisation_id !== organisationId || known.is_certifier))
    throw refuseTaken();
  return known;
}

async function insertAccount(
  trx: TransactionDatabase,
  { name, email, organisationId }: Colleague,
  at: Date,
): Promise<number> {
  const inserted = await trx
    .insertInto('accounts')
    .values({
      ...{ name, email, organisation_id: organisationId, created_at: at },
      ...{ is_certifier: false, password_hash: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // Another organisation has invited the same e-mail at the same moment.
  if (!inserted) throw refuseTaken();
  return inserted.id;
}

/** Counts the open accounts of the organisation's clients, including the first person's. */
async function countColleagues(trx: TransactionDatabase, organisationId: number): Promise<number> {
  const { open } = await trx
    .selectFrom('accounts')
    .select((row) => row.fn.countAll<number>().as('open'))
    .where('organisation_id', '=', organisationId)
    .where('is_certifier', '=', false)
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return open;
}
