import { type QuestionnaireSettings, type SettingName, settingFromWire } from '@cert/shared/domain';
import type { RecordedActionName } from '../audit/auditVisibility.ts';
import { recordChanges } from '../audit/recordChanges.ts';
import type { ExclusiveContext, UseCase } from '../useCase.ts';
import { toFlag } from '../toFlag.ts';

const columns = {
  inactive: 'is_inactive',
  locked: 'is_locked',
  gradingLocked: 'is_grading_locked',
  reportLocked: 'is_report_locked',
} as const satisfies Record<SettingName, string>;

/**
 * Changes settings of the questionnaire; unchanged ones are skipped. The caller has checked the permission.
 * @param action name of the action in the audit trail
 * @returns all settings after the change
 */
export async function changeSettings(
  { db, account, questionnaire, now }: ExclusiveContext,
  wanted: Partial<QuestionnaireSettings>,
  action: RecordedActionName = 'questionnaireSettingUpdate',
): Promise<QuestionnaireSettings> {
  const { settings } = questionnaire;
  const after = { ...settings, ...wanted };
  const changed = (Object.keys(columns) as SettingName[]).filter(
    (name) => settings[name] !== after[name],
  );
  if (changed.length === 0) return settings;
  await db
    .updateTable('questionnaires')
    .set(Object.fromEntries(changed.map((name) => [columns[name], after[name]])))
    .where('id', '=', questionnaire.id)
    .execute();
  await recordChanges(db, {
    at: now(),
    accountId: account.id,
    questionnaireId: questionnaire.id,
    action,
    changes: changed.map((name) => ({ subject: name, before: settings[name], after: after[name] })),
  });
  return after;
}

/** Changes one of the questionnaire's four settings and returns all of them. */
export const updateSetting: UseCase<'questionnaireSettingUpdate'> = async (
  { setting: name, value },
  context,
) => {
  const { setting, isOn } = settingFromWire({ setting: name, value });
  const settings = await changeSettings(context, { [setting]: isOn });
  return {
    inactive: toFlag(settings.inactive),
    locked: toFlag(settings.locked),
    gradingLocked: toFlag(settings.gradingLocked),
    reportLocked: toFlag(settings.reportLocked),
  };
};
