import { settingFromWire } from '@cert/shared/domain';
import type { UseCase } from '../http/useCase.ts';
import { asFlag } from './asFlag.ts';
import { changeSettings } from './changeSettings.ts';

/** Changes one of the questionnaire's four settings and returns all of them. */
export const updateSetting: UseCase<'questionnaireSettingUpdate'> = async (
  { setting: name, value },
  context,
) => {
  const { setting, isOn } = settingFromWire({ setting: name, value });
  const settings = await changeSettings(context, { [setting]: isOn });
  return {
    inactive: asFlag(settings.inactive),
    locked: asFlag(settings.locked),
    gradingLocked: asFlag(settings.gradingLocked),
    reportLocked: asFlag(settings.reportLocked),
  };
};
