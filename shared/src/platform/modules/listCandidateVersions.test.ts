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
    ['the stable one, then the last good ones', {}, 7, ['2', '1']],
    ['a canary first for accounts that it names', withCanary, 7, ['3', '2', '1']],
    ['no canary for accounts that it does not name', withCanary, 8, ['2', '1']],
    ['a canary first for accounts within its percentage', forAll, 8, ['3', '2', '1']],
    ['no canary while nobody is signed in', forAll, undefined, ['2', '1']],
    ['none if the module is switched off', { isOff: true }, 7, []],
    ['no version that the registry does not describe', { lastGood: ['0', '1'] }, 7, ['2', '1']],
    ['each version once', { lastGood: ['2', '1', '1'] }, 7, ['2', '1']],
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
