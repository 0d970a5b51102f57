import { aRegistry, aRegistryEntry } from '../../testing/index.ts';
import { listCandidateVersions } from './createVersionSelection.ts';

const [greeting] = aRegistry(
  aRegistryEntry({ version: '2' }),
  aRegistryEntry({ version: '1' }),
  aRegistryEntry({ version: '3' }),
).modules;
const greetingModule = { ...greeting!, lastGood: ['1'] };
const versions = (given: object, accountId?: number) =>
  listCandidateVersions({ ...greetingModule, ...given }, accountId).map(({ version }) => version);
const withCanary = {
  channels: { stable: '2', canary: { version: '3', percent: 0, accounts: [7] } },
};
const forAll = { channels: { stable: '2', canary: { version: '3', percent: 100, accounts: [] } } };

describe('the versions of a module that an account may get, best first', () => {
  test.each<[string, object, number | undefined, string[]]>([
    ['are the stable version, then the last good versions', {}, 7, ['2', '1']],
    [
      'begin with the canary version for accounts that the canary lists',
      withCanary,
      7,
      ['3', '2', '1'],
    ],
    [
      'contain no canary version for accounts that the canary does not list',
      withCanary,
      8,
      ['2', '1'],
    ],
    [
      'begin with the canary version for accounts within its percentage',
      forAll,
      8,
      ['3', '2', '1'],
    ],
    ['contain no canary version while nobody is signed in', forAll, undefined, ['2', '1']],
    ['are none if the module is switched off', { isOff: true }, 7, []],
    [
      'contain no version that the registry does not describe',
      { lastGood: ['0', '1'] },
      7,
      ['2', '1'],
    ],
    ['contain each version once', { lastGood: ['2', '1', '1'] }, 7, ['2', '1']],
  ])('%s', (...[, given, account, expected]) => {
    expect(versions(given, account)).toEqual(expected);
  });

  it('leave out versions that require a newer contract than the site has', () => {
    const newer = greetingModule.versions.map((one) =>
      one.version === '2' ? { ...one, contract: '^99.0.0' } : one,
    );
    expect(versions({ versions: newer })).toEqual(['1']);
  });
});
