import {
  settingFromWire,
  settingToWire,
  type SettingName,
  type SettingOnWire,
} from './settingOnWire.ts';

// All combinations of setting and toggle state.
test.each<[toggle: SettingName, isChecked: boolean, sent: SettingOnWire, stored: boolean]>([
  ['inactive', true, { setting: 'active', value: true }, false],
  ['inactive', false, { setting: 'active', value: false }, true],
  ['locked', true, { setting: 'locked', value: false }, false],
  ['locked', false, { setting: 'locked', value: true }, true],
  ['gradingLocked', true, { setting: 'gradingLocked', value: false }, false],
  ['gradingLocked', false, { setting: 'gradingLocked', value: true }, true],
  ['reportLocked', true, { setting: 'reportLocked', value: false }, false],
  ['reportLocked', false, { setting: 'reportLocked', value: true }, true],
])('the setting %s, whose switch is set to %j, is sent as %j and stored as %j', (...row) => {
  const [toggle, isChecked, sent, stored] = row;
  expect(settingToWire(toggle, isChecked)).toEqual(sent);
  expect(settingFromWire(sent)).toEqual({ setting: toggle, isOn: stored });
});
