import type { QuestionnaireSettings } from '@cert/shared/domain';
import { recordChanges } from '../../audit/recordChanges.ts';
import type { Database } from '../../database/connect.ts';

const columns = {
  inactive: 'is_inactive',
  locked: 'is_locked',
  gradingLocked: 'is_grading_locked',
  reportLocked: 'is_report_locked',
} as const satisfies Record<keyof QuestionnaireSettings, string>;

/** Switches settings of a questionnaire on, in the main certifier's name. */
export async function applySettings({
  db,
  questionnaireId,
  accountId,
  on,
  at,
}: {
  db: Database;
  questionnaireId: number;
  accountId: number;
  on: readonly (keyof QuestionnaireSettings)[];
  at: Date;
}): Promise<void> {
  if (on.length === 0) return;
  await db
    .updateTable('questionnaires')
    .set(Object.fromEntries(on.map((setting) => [columns[setting], true])))
    .where('id', '=', questionnaireId)
    .execute();
  await recordChanges(db, {
    at,
    accountId,
    questionnaireId,
    action: 'questionnaireSettingUpdate',
    changes: on.map((setting) => ({ subject: setting, before: false, after: true })),
  });
}
