import type { Database } from '../database/connect.ts';
import { endEmailChange } from './email-change/emailChangeLinks.ts';
import { endPasswordLinks } from './passwordLinks.ts';

/**
 * Ends all links that mails of an account hold, or would hold: those for choosing a password, and those of a change of
 * the e-mail, which ends with them. Call it after the account's row was changed in the same transaction.
 */
export async function endAccountLinks(trx: Database, accountId: number): Promise<void> {
  await endPasswordLinks(trx, accountId);
  await endEmailChange(trx, accountId);
}
