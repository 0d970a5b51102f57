import { refuse, type QuotaName } from '@cert/shared/domain';
import { sql } from 'kysely';
import type { TransactionDatabase } from '../database/inTransaction.ts';

/** Limits of stored files. The documents of all questionnaires of an organisation count together. */
export type Quotas = {
  documents: number;
  documentBytes: number;
  /** Number of uploads that one account has requested but not submitted as documents, even if no file has arrived. */
  ownUnsubmittedFiles: number;
  ownUnsubmittedBytes: number;
  /** Unsubmitted uploads of all accounts together on one organisation's questionnaires. */
  unsubmittedFiles: number;
  unsubmittedBytes: number;
};

/** No quotas, for the office's commands, which create the demo world on behalf of its users. */
export const noQuotas: Quotas = {
  documents: Infinity,
  documentBytes: Infinity,
  ownUnsubmittedFiles: Infinity,
  ownUnsubmittedBytes: Infinity,
  unsubmittedFiles: Infinity,
  unsubmittedBytes: Infinity,
};

/**
 * Keys of PostgreSQL advisory locks. With them, the calls of one account or organisation count its files and add new
 * ones one after the other, so that calls at the same time cannot exceed a quota together.
 */
const accountLock = 1_711_001;
const organisationLock = 1_711_002;

/** `organisationId` is null for an upload that is not yet for any questionnaire. */
type Owner = { accountId: number; organisationId: number | null };

/**
 * Checks that the quotas allow a new upload, or the bytes of an existing one: the quotas for unsubmitted uploads, and
 * the quota for documents, because the upload will become a document. Locks account and organisation until the
 * transaction ends. See docs/product/documents.md#quotas.
 * @param files 1 for a new upload; 0 for bytes that arrive for an existing one
 * @throws Refusal quota-exceeded with `{quota, limit}`
 */
export async function assertWithinUploadQuota(
  trx: TransactionDatabase,
  { quotas, owner, files, bytes }: { quotas: Quotas; owner: Owner; files: number; bytes: number },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${accountLock}, ${owner.accountId})`.execute(trx);
  const { organisationId } = owner;
  if (organisationId !== null) await holdOrganisation(trx, { organisationId });
  const own = await countUnsubmitted(trx, sql`account_id = ${owner.accountId}`);
  refuseBeyond('own-unsubmitted-files', own.files + files, quotas.ownUnsubmittedFiles);
  refuseBeyond('own-unsubmitted-bytes', own.bytes + bytes, quotas.ownUnsubmittedBytes);
  if (organisationId === null) return;
  const all = await countUnsubmitted(
    trx,
    sql`questionnaire_id in (select id from questionnaires
      where organisation_id = ${organisationId})`,
  );
  refuseBeyond('unsubmitted-files', all.files + files, quotas.unsubmittedFiles);
  refuseBeyond('unsubmitted-bytes', all.bytes + bytes, quotas.unsubmittedBytes);
  // The size of a new upload is unknown, so the quota of documents only has to have room for one more byte.
  const knownBytes = files > 0 ? 1 : bytes;
  await refuseDocumentBeyond(trx, { quotas, organisationId, bytes: knownBytes });
}

/**
 * Checks that the organisation may store one more document of this size, and locks the organisation until the
 * transaction ends.
 * @throws Refusal quota-exceeded with `{quota, limit}`
 */
export async function assertWithinDocumentQuota(
  trx: TransactionDatabase,
  given: { quotas: Quotas; organisationId: number; bytes: number },
): Promise<void> {
  await holdOrganisation(trx, given);
  await refuseDocumentBeyond(trx, given);
}

async function holdOrganisation(
  trx: TransactionDatabase,
  { organisationId }: { organisationId: number },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${organisationLock}, ${organisationId})`.execute(trx);
}

/**
 * Throws if the organisation's documents and one more of this size exceed the quota. Files in quarantine count as well,
 * because they also take space.
 */
async function refuseDocumentBeyond(
  trx: TransactionDatabase,
  { quotas, organisationId, bytes }: { quotas: Quotas; organisationId: number; bytes: number },
): Promise<void> {
  const { rows } = await sql<{ files: number; bytes: number }>`
    select count(*)::float8 as files, coalesce(sum(byte_count), 0)::float8 as bytes
    from (select questionnaire_id, byte_count from documents
      union all select questionnaire_id, byte_count from quarantined_files) kept
    where questionnaire_id in (select id from questionnaires
      where organisation_id = ${organisationId})`.execute(trx);
  const kept = rows[0] ?? { files: 0, bytes: 0 };
  refuseBeyond('documents', kept.files + 1, quotas.documents);
  refuseBeyond('document-bytes', kept.bytes + bytes, quotas.documentBytes);
}

/**
 * Counts the uploads that can still be submitted. Submitted and deleted ones are not counted, because they have no
 * `account_id`.
 */
async function countUnsubmitted(
  trx: TransactionDatabase,
  whose: ReturnType<typeof sql>,
): Promise<{ files: number; bytes: number }> {
  const { rows } = await sql<{ files: number; bytes: number }>`
    select count(*)::float8 as files,
      coalesce(sum(byte_count::float8 + arriving_bytes), 0) as bytes
    from loose_files where account_id is not null and ${whose}`.execute(trx);
  return rows[0] ?? { files: 0, bytes: 0 };
}

function refuseBeyond(quota: QuotaName, needed: number, limit: number): void {
  if (needed > limit) throw refuse('quota-exceeded', { quota, limit });
}
