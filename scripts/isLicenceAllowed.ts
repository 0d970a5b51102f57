import parse from 'spdx-expression-parse';

/** Licences that are compatible with GPL-2.0-or-later (some of them only with version 3 of the GPL). */
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
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Unlicense',
  'Zlib',
]);

/**
 * Whether a package may be distributed with the platform.
 * @param expression an SPDX expression such as `(MIT OR Apache-2.0)`: one side of an OR must be allowed, and both sides
 * of an AND; anything else is not allowed
 */
export function isLicenceAllowed(expression: string): boolean {
  try {
    return isAllowed(parse(expression));
  } catch {
    return false;
  }
}

function isAllowed(info: parse.Info): boolean {
  if ('license' in info) return allowed.has(info.license) && !info.plus && !info.exception;
  const sides = [info.left, info.right];
  return info.conjunction === 'or' ? sides.some(isAllowed) : sides.every(isAllowed);
}
