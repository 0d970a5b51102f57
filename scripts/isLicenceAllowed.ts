/** Licences whose code may be combined with and passed on under GPL-2.0-or-later (as GPL 3 where they ask for it). */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'GPL-2.0-or-later',
  'ISC',
  'MIT',
  'OFL-1.1',
  'PostgreSQL',
  'Unlicense',
  'Zlib',
]);

/**
 * Whether a package may be part of what we pass on.
 * @param expression an SPDX expression such as `(MIT OR Apache-2.0)`: one allowed choice is enough, all parts of
 * a choice must be allowed
 */
export function isLicenceAllowed(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence.trim())));
}
