import { randomInt } from 'node:crypto';
import type { Language } from '@cert/shared/domain';
import type { Database } from '../../database/connect.ts';
import type { TransactionDatabase } from '../../database/inTransaction.ts';
import type { QueueMail } from '../../mail/queueMail.ts';
import { sha256Hex } from '../../sha256Hex.ts';

const numberOfCodes = 10;

/** 31 letters and digits that cannot be confused with each other: a code of 24 of them has 118 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 6;
const groupLength = 4;

/**
 * Makes new recovery codes for an account; earlier ones end. Only their hashes are stored. A fast hash is enough: OWASP
 * asks for a slow one only below 112 bits (ASVS 6.5.2). Call it in a transaction.
 * @returns ten codes such as `k7wd-2mfa-9xqr-c4hn-pt3e-v8sj`
 */
export async function replaceRecoveryCodes(trx: Database, accountId: number): Promise<string[]> {
  await trx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  const codes = Array.from({ length: numberOfCodes }, createCode);
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ account_id: accountId, hash: hashCode(code) })))
    .execute();
  return codes;
}

/** Uses up a recovery code: simultaneous calls cannot both use it. @returns false if the account has no such code */
export async function consumeRecoveryCode(
  db: Database,
  { accountId, code }: { accountId: number; code: string },
): Promise<boolean> {
  const used = await db
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('hash', '=', hashCode(code))
    .executeTakeFirst();
  return used.numDeletedRows === 1n;
}

export async function countRecoveryCodes(db: Database, accountId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((row) => row.fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** Tells the owner by mail that a recovery code was used, and how many are left. */
export async function queueRecoveryCodeUsedMail(
  trx: TransactionDatabase,
  {
    queueMail,
    accountId,
    language,
  }: {
    queueMail: QueueMail;
    accountId: number;
    /** Language of the page where the code was entered, if known. */
    language?: Language | undefined;
  },
): Promise<void> {
  const detail = String(await countRecoveryCodes(trx, accountId));
  await queueMail(trx, { accountId, kind: 'recovery-code-used', language, detail });
}

function createCode(): string {
  return Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');
}

/** Hashes a code as it was typed: capitals, blanks and hyphens do not matter. */
function hashCode(code: string): string {
  return sha256Hex(code.toLowerCase().replace(/[\s-]/g, ''));
}
