import { aRegistry, aRegistryEntry, memoryStorage } from '../../testing/index.ts';
import type { RegistryEntry } from '../../contract/index.ts';
import { createVersionSelection, type Trial } from './createVersionSelection.ts';

const v = (version: string, given: Partial<RegistryEntry> = {}) =>
  aRegistryEntry({ version, ...given });
const page = { path: 'hello', page: 'HelloPage', frame: 'standard', for: 'member' } as const;

function versionsOf(
  entries: RegistryEntry[],
  { tabStorage = memoryStorage(), trial }: { tabStorage?: Storage; trial?: Trial } = {},
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

describe('giving a version up', () => {
  it('goes to the next of the last-good order, until there is none', () => {
    const versions = versionsOf([v('1.0.2'), v('1.0.1'), v('1.0.0')]);
    expect(versions.markFailed(v('1.0.2'), 'reload')).toBe(true);
    expect(versions.find('greeting')?.version).toBe('1.0.1');
    expect(versions.markFailed(v('1.0.1'), 'reload')).toBe(true);
    expect(versions.hasOther('greeting')).toBe(false);
    expect(versions.markFailed(v('1.0.0'), 'reload')).toBe(false);
    expect(versions.find('greeting')?.version).toBe('1.0.2');
  });

  it('is the same thing twice when two parts tell of it', () => {
    const versions = versionsOf([v('1.0.1'), v('1.0.0')]);
    versions.markFailed(v('1.0.1'), 'reload');
    expect(versions.markFailed(v('1.0.1'), 'reload')).toBe(true);
    expect(versions.find('greeting')?.version).toBe('1.0.0');
  });

  it('for a crash outlives a reload of the tab, for a bad line it does not', () => {
    const tabStorage = memoryStorage();
    const entries = [v('1.0.2'), v('1.0.1'), v('1.0.0')];
    const versions = versionsOf(entries, { tabStorage });
    versions.markFailed(v('1.0.2'), 'tab-closes');
    versions.markFailed(v('1.0.1'), 'reload');
    expect(versionsOf(entries, { tabStorage }).find('greeting')?.version).toBe('1.0.1');
  });

  it('is forgotten when somebody tries again', () => {
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

describe('a newer registry', () => {
  it('is used at once for modules that are not loaded, new ones included', () => {
    const versions = versionsOf([v('1.0.0')]);
    versions.applyRegistry(aRegistry(v('2.0.0'), v('1.0.0', { name: 'fifth' })), () => false);
    expect(versions.inUse.get().map(({ name, version }) => `${name} ${version}`)).toEqual([
      'greeting 2.0.0',
      'fifth 1.0.0',
    ]);
    expect(versions.waiting.get()).toEqual([]);
  });

  it('leaves loaded modules alone until patches are taken', () => {
    const versions = versionsOf([v('1.0.0')]);
    versions.applyRegistry(aRegistry(v('1.0.1'), v('1.0.0')), isLoaded);
    expect(versions.find('greeting')?.version).toBe('1.0.0');
    expect(versions.applyPatches()).toEqual(['greeting']);
    expect(versions.find('greeting')?.version).toBe('1.0.1');
  });

  it.each<[string, RegistryEntry]>([
    ['has another second number', v('1.1.0')],
    ['has other pages', v('1.0.1', { pages: [page] })],
  ])('waits for the next load of the page where a version %s', (_, next) => {
    const versions = versionsOf([v('1.0.0')]);
    versions.applyRegistry(aRegistry(next, v('1.0.0')), isLoaded);
    expect(versions.waiting.get()).toEqual(['greeting']);
    expect(versions.applyPatches()).toEqual([]);
    expect(versions.find('greeting')?.version).toBe('1.0.0');
  });

  it('takes a module that was switched off away with the next page', () => {
    const versions = versionsOf([v('1.0.0')]);
    const [module] = aRegistry(v('1.0.0')).modules;
    versions.applyRegistry({ modules: [{ ...module!, isOff: true }] }, isLoaded);
    expect(versions.find('greeting')).toBeDefined();
    expect(versions.applyPatches()).toEqual(['greeting']);
    expect(versions.find('greeting')).toBeUndefined();
  });

  it('goes back as it goes forward', () => {
    const versions = versionsOf([v('1.0.1'), v('1.0.0')]);
    versions.applyRegistry(aRegistry(v('1.0.0')), isLoaded);
    expect(versions.applyPatches()).toEqual(['greeting']);
  });
});

describe('somebody else who signs in', () => {
  it('gets the canaries of his or her own account', () => {
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

describe('what a tab tries out', () => {
  it('stands in the place of what the registry says, also of a module that it does not know', () => {
    const tried = [v('dev'), v('dev', { name: 'new' })];
    const versions = versionsOf([v('1.0.0')], { trial: { tried, off: [] } });
    expect(versions.inUse.get().map(({ name, version }) => `${name} ${version}`)).toEqual([
      'greeting dev',
      'new dev',
    ]);
    expect(versions.hasOther('greeting')).toBe(false);
  });

  it('leaves out what was switched off', () => {
    const versions = versionsOf([v('1.0.0')], { trial: { tried: [], off: ['greeting'] } });
    expect(versions.inUse.get()).toEqual([]);
  });
});
