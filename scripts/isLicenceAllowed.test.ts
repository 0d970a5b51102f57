import { isLicenceAllowed } from './isLicenceAllowed.ts';

test.each([
  ['MIT', true],
  ['GPL-2.0-or-later', true],
  ['(MIT OR LicenseRef-Commercial)', true],
  ['MIT AND OFL-1.1', true],
  ['MIT AND LicenseRef-Commercial', false],
  ['LicenseRef-Commercial AND (MIT OR ISC)', false],
  ['Apache-2.0 WITH Commons-Clause', false],
  ['GPL-3.0-only', false],
  ['AGPL-3.0-or-later', false],
  ['SEE LICENSE IN LICENSE', false],
  ['', false],
])('a package with the licence “%s” may be used: %s', (expression, isAllowed) => {
  expect(isLicenceAllowed(expression)).toBe(isAllowed);
});
