import { refuse } from '@cert/shared/domain';
import { sql } from 'kysely';
import { calculateTokenCutoffs, type SessionLimits } from '../accounts/findCaller.ts';
import type { Database } from '../database/connect.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { RateLimits } from '../rateLimits.ts';
import type { SignedUrlPermission, FileStore } from './stores/fileStore.ts';
import { assertWithinUploadQuota, type Quotas } from './quotas.ts';

/** Handles calls of signed URLs. A URL works only while its account, session, membership and file exist. */
export type SignedUrlHandlers = {
  /** Whether the account, the session, the membership and the document of a download URL still exist. */
  mayRead: (address: SignedUrlPermission) => Promise<boolean>;
  /**
   * Stores the bytes of a pending upload and charges them to the quota.
   * @param sizeBytes announced size; undefined if unknown
   * @throws Refusal not-allowed, quota-exceeded or slow-down, or any error of `bytes`; then nothing is stored
   */
  receive: (
    address: SignedUrlPermission,
    sizeBytes: number | undefined,
    bytes: AsyncIterable<Uint8Array>,
  ) => Promise<void>;
};

/** Creates the handlers for calls of signed URLs. */
export function createSignedUrlHandlers({
  db,
  files,
  limits,
  quotas,
  rateLimits,
  now,
}: {
  db: Database;
  files: FileStore;
  limits: SessionLimits;
  quotas: Quotas;
  rateLimits: Pick<RateLimits, 'takeWrite'>;
  now: () => Date;
}): SignedUrlHandlers {
  /**
   * Selects the token hashes of the account's valid sessions; none if the account is disabled. The caller then searches
   * them for the session that the URL was signed for.
   */
  const openSessions = (accountId: number) => {
    const { usedAfter, createdAfter } = calculateTokenCutoffs(limits, now());
    return sql`select t.hash from tokens t join accounts a on a.id = t.account_id
      where a.id = ${accountId} and a.disabled_at is null
        and t.used_at > ${usedAfter} and t.created_at > ${createdAfter}`;
  };

  return {
    mayRead: async ({ storedName, accountId, isOfSession }) => {
      // A copy of a questionnaire also shows the documents of its original.
      const { rows } = await sql<{ hash: string }>`${openSessions(accountId)}
        and exists (select from documents d
          join questionnaires q on d.questionnaire_id in (q.id, q.original_id)
          join members m on m.questionnaire_id = q.id and m.account_id = a.id
            and (m.role <> 'client' or not q.is_inactive)
          where d.stored_name = ${storedName})`.execute(db);
      return rows.some(({ hash }) => isOfSession(hash));
    },

    receive: async ({ storedName, accountId, isOfSession }, sizeBytes, bytes) => {
      const { rows } = await sql<{ hash: string; organisation_id: number | null }>`
        select s.hash, q.organisation_id from (${openSessions(accountId)}) s, loose_files l
          left join (questionnaires q join members m on m.questionnaire_id = q.id
              and (m.role <> 'client' or not q.is_inactive))
            on q.id = l.questionnaire_id and m.account_id = l.account_id
        where l.stored_name = ${storedName} and l.account_id = ${accountId}
          and (q.id is not null or l.questionnaire_id is null)`.execute(db);
      const upload = rows.find(({ hash }) => isOfSession(hash));
      if (!upload) throw refuse('not-allowed');
      rateLimits.takeWrite(accountId);
      const owner = { accountId, organisationId: upload.organisation_id };
      const maxBytes = sizeBytes ?? files.limitBytes;
      await inTransaction(db, async (trx) => {
        await assertWithinUploadQuota(trx, { quotas, owner, files: 0, bytes: maxBytes });
        await countArriving(trx, { storedName, bytes: maxBytes });
      });
      let arrivedBytes = 0;
      try {
        await files.write(
          storedName,
          counted(bytes, (length) => (arrivedBytes += length)),
        );
      } catch (error) {
        // A failure here is ignored, because the caller needs the original error. The charged bytes are freed at the
        // latest when the row is deleted.
        await countArriving(db, { storedName, bytes: -maxBytes }).catch(() => undefined);
        throw error;
      }
      const { numUpdatedRows } = await db
        .updateTable('loose_files')
        .set({
          byte_count: arrivedBytes,
          arriving_bytes: sql`arriving_bytes - ${maxBytes}::integer`,
        })
        .where('stored_name', '=', storedName)
        .where('account_id', 'is not', null)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) return;
      // The upload was submitted or removed while its bytes arrived.
      await files.remove(storedName);
      throw refuse('not-allowed');
    },
  };
}

async function countArriving(
  db: Database,
  { storedName, bytes }: { storedName: string; bytes: number },
): Promise<void> {
  await db
    .updateTable('loose_files')
    .set({ arriving_bytes: sql`arriving_bytes + ${bytes}::integer` })
    .where('stored_name', '=', storedName)
    .execute();
}

async function* counted(
  bytes: AsyncIterable<Uint8Array>,
  onChunk: (length: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    onChunk(chunk.length);
    yield chunk;
  }
}
