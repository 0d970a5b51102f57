import { findUnanimousGrade, countsInTotal, type Grade } from '@cert/shared/domain';
import { recordChanges } from '../audit/recordChanges.ts';
import type { Database } from '../database/connect.ts';
import type { QueueMemberMails } from '../mail/queueMemberMails.ts';
import { readAreaDigests } from './readAreaDigests.ts';
import type { TeamMember } from './readTeam.ts';

/**
 * Ends the blind phase: stores the time of the first reveal, and sets the final grade, without an author, of every
 * counting area with unanimous grades. An existing final grade stays: the main certifier set it before a finalization
 * was reset. The main certifier gets a mail. The caller holds the exclusive lock on the questionnaire. See
 * docs/product/grading.md#reveal.
 * @param accountId the person who ended the blind phase and therefore gets no mail; null for the office
 */
export async function revealGrades(
  {
    db,
    accountId,
    questionnaire,
    areas,
    at,
    queueMemberMails,
  }: {
    db: Database;
    accountId: number | null;
    questionnaire: { id: number; isKeyOnly: boolean };
    areas: readonly { id: number; minGrade: number }[];
    at: Date;
    queueMemberMails: QueueMemberMails;
  },
  team: readonly TeamMember[],
): Promise<void> {
  await db
    .updateTable('questionnaires')
    .set({ grades_revealed_at: at })
    .where('id', '=', questionnaire.id)
    .where('grades_revealed_at', 'is', null)
    .execute();
  await queueMemberMails(db, {
    kind: 'all-finalized',
    questionnaireId: questionnaire.id,
    exceptAccountId: accountId,
  });
  const rowKey = { questionnaire_id: questionnaire.id };
  const rows = await db
    .selectFrom('certifier_grades')
    .select(['area_id', 'account_id', 'grade'])
    .where((is) => is.and(rowKey))
    .execute();
  const gradesOf = Map.groupBy(rows, (row) => row.area_id);
  const agreed = areas.flatMap((area) => {
    const grade = findUnanimousGrade(
      team.map((one) => {
        const own = gradesOf.get(area.id)?.find((row) => row.account_id === one.accountId);
        return (own?.grade ?? null) as Grade | null;
      }),
    );
    const counts = countsInTotal(area, questionnaire.isKeyOnly);
    return counts && grade !== null ? [{ areaId: area.id, grade }] : [];
  });
  if (agreed.length === 0) return;

  const digests = await readAreaDigests({ db, questionnaire });
  const written = await db
    .insertInto('final_grades')
    .values(
      agreed.map(({ areaId, grade }) => ({
        ...rowKey,
        area_id: areaId,
        grade,
        set_by: null,
        set_at: at,
        area_digest: digests.of(areaId),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['area_id', 'grade'])
    .execute();
  await recordChanges(db, {
    at,
    accountId,
    questionnaireId: questionnaire.id,
    action: 'certifierFinalizeGrades',
    changes: written.map((row) => ({
      subject: `area ${row.area_id}`,
      before: null,
      after: row.grade,
    })),
  });
}
