import { gradingLockReason, refuse } from '@cert/shared/domain';
import { recordChanges } from '../audit/recordChanges.ts';
import { cancelMemberMails } from '../mail/queueMemberMails.ts';
import type { UseCase } from '../useCase.ts';
import { createFinalizationResetChange } from './finalizationChange.ts';
import { haveGradesBeenRevealed, readTeam } from './readTeam.ts';

/**
 * Resets one finalization, a colleague's or the main certifier's own, to correct a mistake. Also removes the final
 * grades that the reveal set because the team was unanimous, and the mail about the reveal if it is not yet sent. Does
 * nothing for a person who has not finalized. See docs/product/grading.md#reset-of-a-finalization;
 * docs/decisions/0032-grades-after-the-reveal.md says why a reason is required after the reveal.
 * @throws Refusal invalid-input if the account is not in the team, or if a required reason is missing; locked with
 *   `{reason}`
 */
export const resetFinalization: UseCase<'certifierFinalizationReset'> = async (
  { accountId, reason: given },
  context,
) => {
  const { db, account, questionnaire, now } = context;
  const person = (await readTeam(context)).find((one) => one.accountId === accountId);
  if (!person) throw refuse('invalid-input', { fields: { accountId: 'unknown' } });
  if (!person.hasFinalized) return { finalized: 0 };
  const lock = gradingLockReason(questionnaire.settings);
  if (lock) throw refuse('locked', { reason: lock });
  const reason = given?.trim() || undefined;
  if (reason === undefined && (await haveGradesBeenRevealed(context)))
    throw refuse('invalid-input', { fields: { reason: 'missing' } });

  await db
    .deleteFrom('finalizations')
    .where('questionnaire_id', '=', questionnaire.id)
    .where('account_id', '=', accountId)
    .execute();
  await cancelMemberMails(db, { kind: 'all-finalized', questionnaireId: questionnaire.id });
  const removed = await db
    .deleteFrom('final_grades')
    .where('questionnaire_id', '=', questionnaire.id)
    .where('set_by', 'is', null)
    .returning(['area_id', 'grade'])
    .execute();
  await recordChanges(db, {
    at: now(),
    accountId: account.id,
    questionnaireId: questionnaire.id,
    action: 'certifierFinalizationReset',
    changes: [
      createFinalizationResetChange(accountId, reason),
      ...removed.map((row) => ({
        subject: `area ${row.area_id}`,
        before: row.grade,
        after: null,
      })),
    ],
  });
  return { finalized: 0 };
};
