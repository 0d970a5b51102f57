import { gradingLockReason, refuse, listUngradedAreas, type Grade } from '@cert/shared/domain';
import { recordChanges } from '../audit/recordChanges.ts';
import type { MemberContext, UseCase } from '../useCase.ts';
import { toFlag } from '../toFlag.ts';
import { createFinalizationAddedChange } from './finalizationChange.ts';
import { haveAllFinalized, readTeam } from './readTeam.ts';
import { revealGrades } from './revealGrades.ts';

/**
 * Finalizes the caller's own grades, and reveals all grades if he or she is the last of the team. Idempotent. The
 * exclusive lock makes exactly one of two simultaneous finalizations the last. See
 * docs/product/grading.md#finalization.
 * @throws Refusal locked with `{reason}`; grades-missing with `{areas}`, the ids of counting areas without an own grade
 */
export const finalizeGrades: UseCase<'certifierFinalizeGrades'> = async (_input, context) => {
  const { account } = context;
  const before = await readTeam(context);
  const isDone = before.some((one) => one.accountId === account.id && one.hasFinalized);
  if (!isDone) await finalizeOwn(context);
  const team = isDone ? before : await readTeam(context);
  if (!isDone && haveAllFinalized(team)) {
    const areas = [...context.edition.areas.values()];
    await revealGrades({ ...context, accountId: account.id, areas, at: context.now() }, team);
  }
  return { ownFinalized: 1, finalized: toFlag(haveAllFinalized(team)) };
};

async function finalizeOwn(context: MemberContext): Promise<void> {
  const { db, account, questionnaire, edition, now } = context;
  const reason = gradingLockReason(questionnaire.settings);
  if (reason) throw refuse('locked', { reason });
  const missing = listUngradedAreas({
    areas: [...edition.areas.values()],
    own: await readOwnGrades(context),
    isKeyOnly: questionnaire.isKeyOnly,
  });
  if (missing.length > 0) throw refuse('grades-missing', { areas: missing.map(({ id }) => id) });

  const at = now();
  await db
    .insertInto('finalizations')
    .values({ questionnaire_id: questionnaire.id, account_id: account.id, finalized_at: at })
    .execute();
  await recordChanges(db, {
    at,
    accountId: account.id,
    questionnaireId: questionnaire.id,
    action: 'certifierFinalizeGrades',
    changes: [createFinalizationAddedChange(account.id)],
  });
}

async function readOwnGrades({
  db,
  account,
  questionnaire,
}: MemberContext): Promise<Map<number, Grade>> {
  const rows = await db
    .selectFrom('certifier_grades')
    .select(['area_id', 'grade'])
    .where('questionnaire_id', '=', questionnaire.id)
    .where('account_id', '=', account.id)
    .execute();
  return new Map(rows.map((row) => [row.area_id, row.grade as Grade]));
}
