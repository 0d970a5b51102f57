import { satisfy } from './satisfy.ts';

it.each([
  ['19.3.1', '^19.3.0', true],
  ['19.4.0', '^19.3.0', true],
  ['19.2.9', '^19.3.0', false],
  ['18.3.1', '^19.3.0', false],
  ['20.0.0', '^19.3.0', false],
  ['0.4.2', '^0.4.0', true],
  ['0.5.0', '^0.4.0', false],
  // The federation runtime compares two versions in this way, to find the newer one.
  ['19.3.1', '<=19.10.0', true],
  ['19.10.0', '<=19.3.1', false],
  ['0', '<=0', true],
])('the version %s is in the range %s: %s', (version, range, isIn) => {
  expect(satisfy(version, range)).toBe(isIn);
});

it('what is no version is in no range', () => {
  expect(satisfy(undefined, '^1.0.0')).toBe(false);
  expect(satisfy('', '^1.0.0')).toBe(false);
  expect(satisfy('1.0.0', 'latest')).toBe(false);
});
