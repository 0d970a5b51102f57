import { agreedGrade, countsInTotal, type Grade } from '@cert/shared/domain';
import { recordChanges } from '../audit/recordChanges.ts';
import type { MemberContext } from '../http/useCase.ts';
import { readAreaDigests } from './readAreaDigests.ts';
import type { TeamMember } from './readTeam.ts';

/**
 * Gives every counting area on which all of the team agree its final grade, set by nobody. An area whose final grade
 * stands already keeps it: the main certifier set it before a finalization was set back (decisions §3).
 */
export async function setAgreedGrades(
  context: MemberContext,
  team: readonly TeamMember[],
): Promise<void> {
  const { db, account, questionnaire, edition, now } = context;
  const place = { questionnaire_id: questionnaire.id };
  const rows = await db
    .selectFrom('certifier_grades')
    .select(['area_id', 'account_id', 'grade'])
    .where((is) => is.and(place))
    .execute();
  const gradesOf = Map.groupBy(rows, (row) => row.area_id);
  const agreed = [...edition.areas.values()].flatMap((area) => {
    const grade = agreedGrade(
      team.map(({ accountId }) => {
        const own = gradesOf.get(area.id)?.find((row) => row.account_id === accountId);
        return (own?.grade ?? null) as Grade | null;
      }),
    );
    const counts = countsInTotal(area, questionnaire.isKeyOnly);
    return counts && grade !== null ? [{ areaId: area.id, grade }] : [];
  });
  if (agreed.length === 0) return;

  const digests = await readAreaDigests(context);
  const at = now();
  const written = await db
    .insertInto('final_grades')
    .values(
      agreed.map(({ areaId, grade }) => ({
        ...place,
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
    accountId: account.id,
    questionnaireId: questionnaire.id,
    action: 'certifierFinalizeGrades',
    changes: written.map((row) => ({
      subject: `area ${row.area_id}`,
      before: null,
      after: row.grade,
    })),
  });
}
