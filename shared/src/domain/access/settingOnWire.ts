import type { QuestionnaireSettings } from './locks.ts';

export type SettingName = keyof QuestionnaireSettings;

/** The settings' names in the API: `inactive` is sent as its opposite, `active`. */
export const apiSettingNames = ['active', 'locked', 'gradingLocked', 'reportLocked'] as const;

/** One setting as `questionnaireSettingUpdate` sends it. */
export type SettingOnWire = { setting: (typeof apiSettingNames)[number]; value: boolean };

/**
 * Converts the state of a toggle to the value that the page sends. A toggle is checked while the stored setting is off,
 * for example while the questionnaire is not locked. See docs/product/answering.md#options.
 */
export function settingToWire(setting: SettingName, isChecked: boolean): SettingOnWire {
  return setting === 'inactive'
    ? { setting: 'active', value: isChecked }
    : { setting, value: !isChecked };
}

/** Converts a sent setting to the stored one: the inverse of `settingToWire`. */
export function settingFromWire({ setting, value }: SettingOnWire): {
  setting: SettingName;
  isOn: boolean;
} {
  return setting === 'active' ? { setting: 'inactive', isOn: !value } : { setting, isOn: value };
}
