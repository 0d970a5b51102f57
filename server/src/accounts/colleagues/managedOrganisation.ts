import { refuse } from '@cert/shared/domain';
import type { Database } from '../../database/connect.ts';
import type { TransactionDatabase } from '../../database/inTransaction.ts';
import type { AccountContext } from '../../useCase.ts';
import { doesSessionExist } from '../sessions.ts';

/**
 * Finds the organisation whose colleagues the caller manages. Three conditions must hold: the caller is its first
 * person, which is the client with the oldest open account that has a password; the office allows it; the site sends
 * mail.
 * @returns the organisation's id; undefined if the caller manages none
 */
export async function findManagedOrganisation(
  db: Database,
  { account, hasMail }: Pick<AccountContext, 'account' | 'hasMail'>,
): Promise<number | undefined> {
  if (!hasMail || account.isCertifier) return undefined;
  const first = await db
    .selectFrom('accounts as own')
    .innerJoin('organisations as o', 'o.id', 'own.organisation_id')
    .innerJoin('accounts as a', 'a.organisation_id', 'o.id')
    .select(['o.id as organisationId', 'a.id as accountId'])
    .where('own.id', '=', account.id)
    .where('o.first_person_invites', '=', true)
    .where('a.is_certifier', '=', false)
    .where('a.disabled_at', 'is', null)
    .where('a.password_hash', 'is not', null)
    .orderBy('a.created_at')
    .orderBy('a.id')
    .limit(1)
    .executeTakeFirst();
  return first?.accountId === account.id ? first.organisationId : undefined;
}

/**
 * Like `findManagedOrganisation`, but first locks the organisation until the end of the transaction. So simultaneous
 * calls cannot exceed a limit together, and no call continues after the office has forbidden it.
 * @throws Refusal not-allowed if the caller manages none; signed-out if the session has ended meanwhile
 */
export async function lockManagedOrganisation(
  trx: TransactionDatabase,
  context: Pick<AccountContext, 'account' | 'hasMail'>,
): Promise<number> {
  const { account } = context;
  await trx
    .selectFrom('organisations')
    .select('id')
    .where('id', '=', (is) =>
      is.selectFrom('accounts').select('organisation_id').where('id', '=', account.id),
    )
    .forNoKeyUpdate()
    .execute();
  if (!(await doesSessionExist(trx, account.tokenHash))) throw refuse('signed-out');
  const organisationId = await findManagedOrganisation(trx, context);
  if (organisationId === undefined) throw refuse('not-allowed');
  return organisationId;
}
