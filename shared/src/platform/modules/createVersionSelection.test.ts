import { aRegistry, aRegistryEntry, memoryStorage } from '../../testing/index.ts';
import type { RegistryEntry } from '../../contract/index.ts';
import { createVersionSelection, type TabVersionOverrides } from './createVersionSelection.ts';

const v = (version: string, given: Partial<RegistryEntry> = {}) =>
  aRegistryEntry({ version, ...given });
const page = { path: 'hello', page: 'HelloPage', frame: 'standard', for: 'member' } as const;

function versionsOf(
  entries: RegistryEntry[],
  {
    tabStorage = memoryStorage(),
    trial,
  }: { tabStorage?: Storage; trial?: TabVersionOverrides } = {},
) {
  return createVersionSelection({
    registry: aRegistry(...entries),
    accountId: 7,
    tabStorage,
    trial,
  });
}
type Storage = ReturnType<typeof memoryStorage>;
const isLoaded = () => true;

describe('marking a version of a module as failed', () => {
  it('selects the next of its last good versions; when none is left, the newest version is selected again', () => {
    const versions = versionsOf([v('1.0.2'), v('1.0.1'), v('1.0.0')]);
    expect(versions.markFailed(v('1.0.2'), 'reload')).toBe(true);
    expect(versions.find('greeting')?.version).toBe('1.0.1');
    expect(versions.markFailed(v('1.0.1'), 'reload')).toBe(true);
    expect(versions.hasOther('greeting')).toBe(false);
    expect(versions.markFailed(v('1.0.0'), 'reload')).toBe(false);
    expect(versions.find('greeting')?.version).toBe('1.0.2');
  });

  it('changes nothing if the version is already marked', () => {
    const versions = versionsOf([v('1.0.1'), v('1.0.0')]);
    versions.markFailed(v('1.0.1'), 'reload');
    expect(versions.markFailed(v('1.0.1'), 'reload')).toBe(true);
    expect(versions.find('greeting')?.version).toBe('1.0.0');
  });

  it('lasts beyond a reload of the page if the version has crashed, but not after a network error', () => {
    const tabStorage = memoryStorage();
    const entries = [v('1.0.2'), v('1.0.1'), v('1.0.0')];
    const versions = versionsOf(entries, { tabStorage });
    versions.markFailed(v('1.0.2'), 'tab-closes');
    versions.markFailed(v('1.0.1'), 'reload');
    expect(versionsOf(entries, { tabStorage }).find('greeting')?.version).toBe('1.0.1');
  });

  it('is undone when the user tries again', () => {
    const tabStorage = memoryStorage();
    const versions = versionsOf([v('1.0.1'), v('1.0.0')], { tabStorage });
    versions.markFailed(v('1.0.1'), 'tab-closes');
    versions.resetFailures('greeting');
    expect(versions.find('greeting')?.version).toBe('1.0.1');
    expect(versionsOf([v('1.0.1'), v('1.0.0')], { tabStorage }).find('greeting')?.version).toBe(
      '1.0.1',
    );
  });
});

describe('a newer registry in an open page', () => {
  it('applies at once to modules that are not loaded yet, also to new ones', () => {
    const versions = versionsOf([v('1.0.0')]);
    versions.applyRegistry(aRegistry(v('2.0.0'), v('1.0.0', { name: 'fifth' })), () => false);
    expect(versions.inUse.get().map(({ name, version }) => `${name} ${version}`)).toEqual([
      'greeting 2.0.0',
      'fifth 1.0.0',
    ]);
    expect(versions.waiting.get()).toEqual([]);
  });

  it('does not change loaded modules before its patch versions are applied', () => {
    const versions = versionsOf([v('1.0.0')]);
    versions.applyRegistry(aRegistry(v('1.0.1'), v('1.0.0')), isLoaded);
    expect(versions.find('greeting')?.version).toBe('1.0.0');
    expect(versions.applyPatches()).toEqual(['greeting']);
    expect(versions.find('greeting')?.version).toBe('1.0.1');
  });

  it.each<[string, RegistryEntry]>([
    ['is a minor version', v('1.1.0')],
    ['has other pages', v('1.0.1', { pages: [page] })],
  ])('applies only after a reload of the page if the new version %s', (_, next) => {
    const versions = versionsOf([v('1.0.0')]);
    versions.applyRegistry(aRegistry(next, v('1.0.0')), isLoaded);
    expect(versions.waiting.get()).toEqual(['greeting']);
    expect(versions.applyPatches()).toEqual([]);
    expect(versions.find('greeting')?.version).toBe('1.0.0');
  });

  it('removes a module that it switches off, but only when the next page is opened', () => {
    const versions = versionsOf([v('1.0.0')]);
    const [module] = aRegistry(v('1.0.0')).modules;
    versions.applyRegistry({ modules: [{ ...module!, isOff: true }] }, isLoaded);
    expect(versions.find('greeting')).toBeDefined();
    expect(versions.applyPatches()).toEqual(['greeting']);
    expect(versions.find('greeting')).toBeUndefined();
  });

  it('can also take a loaded module back to an earlier version', () => {
    const versions = versionsOf([v('1.0.1'), v('1.0.0')]);
    versions.applyRegistry(aRegistry(v('1.0.0')), isLoaded);
    expect(versions.applyPatches()).toEqual(['greeting']);
  });
});

describe('another account that signs in', () => {
  it('gets its own canary versions', () => {
    const registry = aRegistry(v('1.0.0'), v('1.1.0'));
    const canary = { version: '1.1.0', percent: 0, accounts: [8] };
    registry.modules[0]!.channels.canary = canary;
    const versions = createVersionSelection({
      registry,
      accountId: 7,
      tabStorage: memoryStorage(),
    });
    expect(versions.find('greeting')?.version).toBe('1.0.0');
    expect(versions.setAccount(8)).toEqual(['greeting']);
    expect(versions.find('greeting')?.version).toBe('1.1.0');
    expect(versions.setAccount(8)).toEqual([]);
  });
});

describe('a version that is tried out in one tab', () => {
  it('replaces the version in the registry, and can be of a module that the registry does not have', () => {
    const tried = [v('dev'), v('dev', { name: 'new' })];
    const versions = versionsOf([v('1.0.0')], { trial: { tried, off: [] } });
    expect(versions.inUse.get().map(({ name, version }) => `${name} ${version}`)).toEqual([
      'greeting dev',
      'new dev',
    ]);
    expect(versions.hasOther('greeting')).toBe(false);
  });

  it('removes the module from this tab if “off” was chosen instead of a version', () => {
    const versions = versionsOf([v('1.0.0')], { trial: { tried: [], off: ['greeting'] } });
    expect(versions.inUse.get()).toEqual([]);
  });
});
