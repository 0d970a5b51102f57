import { countsInTotal, ownGradeLock, refuse, type Grade } from '@cert/shared/domain';
import { recordChanges } from '../audit/recordChanges.ts';
import { Outdated } from '../database/inTransaction.ts';
import type { MemberContext, UseCase } from '../http/useCase.ts';

/**
 * Sets the caller's own grade of an area, or clears it with null. The same grade again changes nothing.
 * @throws Refusal invalid-input when the area is not of this edition; locked with `{reason}` (decisions §3)
 */
export const gradeArea: UseCase<'certifierAreaGradeSet'> = async ({ areaId, grade }, context) => {
  const { db, account, questionnaire, edition, now } = context;
  const area = edition.areas.get(areaId);
  if (!area) throw refuse('invalid-input', { fields: { areaId: 'unknown' } });
  const reason = ownGradeLock({
    settings: questionnaire.settings,
    hasFinalized: await hasFinalized(context),
    areaCounts: countsInTotal(area, questionnaire.isKeyOnly),
  });
  if (reason) throw refuse('locked', { reason });

  const place = { questionnaire_id: questionnaire.id, area_id: areaId, account_id: account.id };
  const stored = await db
    .selectFrom('certifier_grades')
    .select(['grade', 'graded_at'])
    .where((is) => is.and(place))
    .forUpdate()
    .executeTakeFirst();
  if ((stored?.grade ?? null) === grade)
    return { grade, gradedAt: stored?.graded_at.toISOString() ?? null };

  const at = now();
  await store(context, { place, isKnown: stored !== undefined, grade, at });
  await recordChanges(db, {
    at,
    accountId: account.id,
    questionnaireId: questionnaire.id,
    action: 'certifierAreaGradeSet',
    changes: [{ subject: `area ${areaId}`, before: stored?.grade ?? null, after: grade }],
  });
  return { grade, gradedAt: grade === null ? null : at.toISOString() };
};

async function hasFinalized({ db, questionnaire, account }: MemberContext): Promise<boolean> {
  const row = await db
    .selectFrom('finalizations')
    .select('finalized_at')
    .where('questionnaire_id', '=', questionnaire.id)
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  return row !== undefined;
}

async function store(
  { db }: MemberContext,
  {
    place,
    isKnown,
    grade,
    at,
  }: {
    place: { questionnaire_id: number; area_id: number; account_id: number };
    isKnown: boolean;
    grade: Grade | null;
    at: Date;
  },
): Promise<void> {
  if (grade === null) {
    await db
      .deleteFrom('certifier_grades')
      .where((is) => is.and(place))
      .execute();
  } else if (isKnown) {
    await db
      .updateTable('certifier_grades')
      .set({ grade, graded_at: at })
      .where((is) => is.and(place))
      .execute();
  } else {
    const inserted = await db
      .insertInto('certifier_grades')
      .values({ ...place, grade, graded_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    // The same person graded the same area in another window at the same moment.
    if (inserted.numInsertedOrUpdatedRows === 0n) throw new Outdated();
  }
}
