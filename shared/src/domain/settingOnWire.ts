import type { QuestionnaireSettings } from './locks.ts';

export type SettingName = keyof QuestionnaireSettings;

/** The settings' names on the wire: `inactive` travels as its opposite (spec 1 §7). */
export const wireSettings = ['active', 'locked', 'gradingLocked', 'reportLocked'] as const;

/** One setting as `questionnaireSettingUpdate` carries it. */
export type SettingOnWire = { setting: (typeof wireSettings)[number]; value: boolean };

/**
 * What a page sends when a toggle is moved. Checked always means the open state: visible to the client, open for the
 * client, open for grading, open for the report (spec 1 §4). `inactive` is sent as `active` with the checked value, the
 * others negated (spec 1 §7, decisions §9).
 */
export function settingToWire(setting: SettingName, isChecked: boolean): SettingOnWire {
  return setting === 'inactive'
    ? { setting: 'active', value: isChecked }
    : { setting, value: !isChecked };
}

/** What is stored for what a page has sent: the other way of `settingToWire`. */
export function settingFromWire({ setting, value }: SettingOnWire): {
  setting: SettingName;
  isOn: boolean;
} {
  return setting === 'active' ? { setting: 'inactive', isOn: !value } : { setting, isOn: value };
}
