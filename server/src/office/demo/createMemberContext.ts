import type { Account } from '../../accounts/findSession.ts';
import { createSignInGuard } from '../../accounts/signInGuard.ts';
import type { Programme } from '../../content/schema/programme.ts';
import type { Database } from '../../database/connect.ts';
import type { FileStore } from '../../documents/stores/fileStore.ts';
import { noQuotas } from '../../documents/quotas.ts';
import { noRateLimits } from '../../accounts/rateLimits.ts';
import type { ExclusiveContext } from '../../useCase.ts';
import type { EditionReader } from '../../editions/edition.ts';
import { createYearResultsCache } from '../../report/comparing/createYearResultsCache.ts';
import { findMembership } from '../../accounts/membership.ts';

/**
 * The context of a use case that the office calls on behalf of a person: the same as for a call over HTTP, but without
 * a session.
 * @throws Error if the person is not a member of the questionnaire
 */
export async function createMemberContext({
  db,
  files,
  programme,
  readEdition,
  questionnaireId,
  account,
  at,
}: {
  db: Database;
  files: FileStore;
  programme: Programme;
  readEdition: EditionReader;
  questionnaireId: number;
  account: Omit<Account, 'tokenHash'>;
  at: Date;
}): Promise<ExclusiveContext> {
  const membership = await findMembership({
    db,
    accountId: account.id,
    questionnaireId,
  });
  if (!membership)
    throw new Error(`${account.email} is not a member of the questionnaire ${questionnaireId}`);
  return {
    ...membership,
    // Nobody else knows the questionnaire before the demo world is complete.
    lock: 'exclusive',
    db,
    files,
    scanFile: undefined,
    quotas: noQuotas,
    rateLimits: noRateLimits,
    programme,
    now: () => at,
    limits: { tokenIdleHours: 0, tokenMaxDays: 0 },
    releaseId: '',
    editorLicenceKey: '',
    clientAddress: '',
    isDemo: true,
    signInGuard: createSignInGuard(db),
    logEvent: () => undefined,
    account: { ...account, tokenHash: '' },
    edition: await readEdition(db, membership.questionnaire),
    readEdition,
    readYearResults: createYearResultsCache({
      certificatePercent: programme.thresholds.certificatePercent,
      dbForLongWork: db,
    }),
  };
}
