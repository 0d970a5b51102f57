import type { Role } from '@cert/shared/domain';
import { recordChanges } from '../audit/recordChanges.ts';
import type { Database } from '../database/connect.ts';

/** A member of a questionnaire with a role. */
export type QuestionnaireMember = { accountId: number; role: Role };

/**
 * Opens an organisation's questionnaire of one year, without locks.
 * @param isKeyOnly only key areas count
 * @param originalId the questionnaire that it is a copy of; null if it starts empty
 */
export async function openQuestionnaire({
  db,
  organisationId,
  editionId,
  year,
  members,
  originalId,
  isKeyOnly = false,
  at,
}: {
  db: Database;
  organisationId: number;
  editionId: number;
  year: number;
  members: readonly QuestionnaireMember[];
  originalId: number | null;
  isKeyOnly?: boolean;
  at: Date;
}): Promise<{ id: number }> {
  const questionnaire = await db
    .insertInto('questionnaires')
    .values({
      organisation_id: organisationId,
      edition_id: editionId,
      year,
      is_key_only: isKeyOnly,
      is_inactive: false,
      is_locked: false,
      is_grading_locked: false,
      is_report_locked: false,
      original_id: originalId,
      opened_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (members.length > 0)
    await db
      .insertInto('members')
      .values(
        members.map(({ accountId, role }) => ({
          questionnaire_id: questionnaire.id,
          account_id: accountId,
          role,
        })),
      )
      .execute();
  await recordChanges(db, {
    at,
    accountId: null,
    questionnaireId: questionnaire.id,
    action: 'openQuestionnaire',
    changes: [
      { subject: 'questionnaire', before: null, after: { year, editionId, originalId, isKeyOnly } },
      { subject: 'members', before: null, after: members },
    ],
  });
  return questionnaire;
}
