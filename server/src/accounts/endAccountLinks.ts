import type { Database } from '../database/connect.ts';
import { endEmailChange } from './email-change/emailChangeLinks.ts';
import { endPasswordLinks } from './passwordLinks.ts';

/**
 * Ends all links that were mailed to an account or wait in the outbox: those for choosing a password, and those for
 * confirming a change of the e-mail. The change of the e-mail ends, too. Call it after the account's row was changed,
 * and thereby locked, in the same transaction.
 */
export async function endAccountLinks(trx: Database, accountId: number): Promise<void> {
  await endPasswordLinks(trx, accountId);
  await endEmailChange(trx, accountId);
}
