import type { Database } from '../../database/connect.ts';
import { UsageError } from '../usageError.ts';

/**
 * Refuses to remove members who have graded or commented, because their grades and area comments would no longer count
 * or be visible.
 * @throws UsageError naming the first of them
 */
export async function refuseRemovingGraders({
  db,
  questionnaireId,
  accountIds,
}: {
  db: Database;
  questionnaireId: number;
  accountIds: readonly number[];
}): Promise<void> {
  const worked = await db
    .selectFrom('accounts as a')
    .select('a.email')
    .where((is) => is('a.id', '=', is.fn.any(is.val(accountIds))))
    .where((is) =>
      is.or([
        is.exists(
          is
            .selectFrom('certifier_grades as g')
            .select('g.area_id')
            .whereRef('g.account_id', '=', 'a.id')
            .where('g.questionnaire_id', '=', questionnaireId),
        ),
        is.exists(
          is
            .selectFrom('comments as c')
            .select('c.id')
            .whereRef('c.account_id', '=', 'a.id')
            .where('c.questionnaire_id', '=', questionnaireId)
            .where('c.kind', '=', 'area'),
        ),
      ]),
    )
    .orderBy('a.email')
    .executeTakeFirst();
  if (worked)
    throw new UsageError(
      `${worked.email} has graded or commented already and cannot leave the team; that work would be lost.`,
    );
}
