import { refuse } from '@cert/shared/domain';
import { recordChanges } from '../audit/recordChanges.ts';
import { readOutcome } from '../report/decideOutcome.ts';
import { toFlag } from '../toFlag.ts';
import type { UseCase } from '../useCase.ts';
import { issueAndListCertificates } from './issueAndListCertificates.ts';

/**
 * Withdraws the badge of a certificate, or shows it again. The certificate stays valid, and its number can still be
 * verified. See docs/product/certificate.md#badge.
 * @throws Refusal invalid-input if the organisation has no such certificate
 */
export const setBadgeVisibility: UseCase<'certificateBadgeSet'> = async (
  { kind, badge },
  context,
) => {
  const { db, account, questionnaire, now } = context;
  const outcome = await readOutcome(context);
  const certificates = await issueAndListCertificates(context, {
    isPassed: outcome.certificate === 'passed',
    isBeyond: outcome.beyond === 'passed',
  });
  const certificate = certificates.find((one) => one.kind === kind);
  if (!certificate) throw refuse('invalid-input', { fields: { kind: 'unknown' } });
  if (certificate.badge === badge) return certificate;
  const changed = await db
    .updateTable('certificates')
    .set({ badge_withdrawn_at: badge === 1 ? null : now() })
    .where('questionnaire_id', '=', questionnaire.id)
    .where('kind', '=', kind)
    .where('badge_withdrawn_at', badge === 1 ? 'is not' : 'is', null)
    .returning('kind')
    .execute();
  // `changed` is empty if a simultaneous call made the same change; the audit trail then has one entry only.
  await recordChanges(db, {
    at: now(),
    accountId: account.id,
    questionnaireId: questionnaire.id,
    action: 'certificateBadgeSet',
    changes: changed.map(() => ({
      subject: `badge ${kind}`,
      before: toFlag(badge === 0),
      after: badge,
    })),
  });
  return { ...certificate, badge };
};
