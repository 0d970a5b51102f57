import { contractVersion, isContractMet } from './contractRange.ts';

describe('a module that requires a version of the contract', () => {
  test.each([
    ['^1.2.0', '1.2.0', true],
    ['^1.2.0', '1.2.1', true],
    ['^1.2.0', '1.10.0', true],
    ['^1.2.3', '1.2.2', false],
    ['^1.3.0', '1.2.9', false],
    ['^2.0.0', '1.9.9', false],
    ['^1.0.0', '2.0.0', false],
    ['1.x', '1.0.0', false],
  ])('and requires %s works with the version %s: %s', (range, version, isMet) => {
    expect(isContractMet(range, version)).toBe(isMet);
  });

  test('is compared with this site’s own contract version if no version is given', () => {
    expect(isContractMet(`^${contractVersion}`)).toBe(true);
    expect(isContractMet('^99.0.0')).toBe(false);
  });
});
