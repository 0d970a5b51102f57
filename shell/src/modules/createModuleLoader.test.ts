import { webcrypto } from 'node:crypto';
import React from 'react';
import react18 from 'react18/package.json';
import { createInstance } from '@module-federation/enhanced/runtime';
import { aModule, aRegistry, aRegistryEntry } from '@cert/shared/testing';
import type { RegistryEntry } from '@cert/shared/contract';
import { createModuleLoader, entryTimeoutMs, preloadParts } from './createModuleLoader.ts';
import { createExpectedHashes, unmatchableHash } from './integrity.ts';
import { serveScripts, type ScriptOutcome } from './testing/serveScripts.ts';

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
/** SHA-384 of an empty file. */
const emptyDigest = 'OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';
const definition = aModule();
/** The options with which a module's build shares a package. */
const built = { singleton: true, strictVersion: true };
let builds = 0;

/** A new version. Like every build it has its own container name, because the runtime caches by this name. */
function aBuild(given: Partial<RegistryEntry> = {}): RegistryEntry {
  const version = `1.0.${++builds}`;
  return aRegistryEntry({ version, files: { 'entry.js': hash('a') }, ...given });
}

/** An entry like those that webpack builds: it puts a container into a global variable. */
function entryOf(build: RegistryEntry, exposed: () => unknown = () => ({ default: definition })) {
  return {
    hash: hash('a'),
    run: () =>
      Object.assign(globalThis, {
        [build.container]: { init: () => undefined, get: async () => exposed },
      }),
  };
}

// Browsers provide `crypto` on every secure page; jsdom does not.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

let ending: (() => void)[] = [];
let said: jest.SpyInstance[] = [];
beforeEach(() => {
  said = (['error', 'warn'] as const).map((kind) =>
    jest.spyOn(console, kind).mockImplementation(() => undefined),
  );
});
afterEach(() => {
  for (const end of ending) end();
  ending = [];
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function aLoader(build: RegistryEntry, answer: (address: string) => ScriptOutcome) {
  const integrity = createExpectedHashes({ origin: location.origin, ownFiles: {} });
  integrity.addRegistry(aRegistry(build));
  const federation = createInstance({ name: `shell_${build.version}`, remotes: [] });
  const { asked, end } = serveScripts(answer);
  ending.push(end);
  return { ...createModuleLoader(federation, integrity), asked };
}

/** Mocks `fetch`, with which the loader requests a failed file a second time. */
function answering(answer: () => Promise<unknown>): void {
  globalThis.fetch = jest.fn(answer) as never;
}

async function failureOf(loading: Promise<unknown>): Promise<unknown> {
  return loading.then(
    () => undefined,
    (failure: unknown) => failure,
  );
}

describe('loading a module', () => {
  it('requests its entry only once, without any message in the console', async () => {
    const build = aBuild();
    const { loadModule, asked } = aLoader(build, () => entryOf(build));
    expect(await loadModule(build)).toBe(definition);
    expect(await loadModule(build)).toBe(definition);
    expect(asked).toEqual([`${build.base}entry.js`]);
    for (const spy of said) expect(spy).not.toHaveBeenCalled();
  });

  it('is possible for two versions of a module in the same page', async () => {
    const [older, newer] = [aBuild(), aBuild()];
    const other = aModule();
    const { loadModule } = aLoader(older, () => entryOf(older));
    const second = aLoader(newer, () => entryOf(newer, () => ({ default: other })));
    expect(await loadModule(older)).toBe(definition);
    expect(await second.loadModule(newer)).toBe(other);
  });

  it('does not run an entry whose hash differs from the released one', async () => {
    const build = aBuild();
    const run = jest.fn();
    const { loadModule, classifyFailure } = aLoader(build, () => ({ hash: hash('b'), run }));
    answering(async () => new Response('tampered'));
    const failure = await failureOf(loadModule(build));
    expect(run).not.toHaveBeenCalled();
    expect(await classifyFailure(failure)).toBe('tampered');
  });

  it('does not run an entry that the registry does not list', async () => {
    const build = aBuild({ files: {} });
    const { loadModule } = aLoader(build, () => entryOf(build));
    await expect(loadModule(build)).rejects.toThrow();
  });

  it.each<[string, () => Promise<unknown>, string]>([
    [
      'fails as “missing” if its files are missing',
      async () => new Response('', { status: 404 }),
      'missing',
    ],
    [
      'fails as “network” if its files cannot be reached',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'network',
    ],
  ])('%s, and requests a file only once more to find this reason', async (_, answer, reason) => {
    const build = aBuild();
    const { loadModule, classifyFailure } = aLoader(build, () => 'missing');
    answering(answer);
    const failure = await failureOf(loadModule(build));
    expect(await classifyFailure(failure)).toBe(reason);
    expect(await classifyFailure(failure)).toBe(reason);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('does not run a module that was built for another major version of React', async () => {
    const build = aBuild();
    const federation = createInstance({
      name: `page_${build.version}`,
      remotes: [],
      shared: { react: { version: React.version, lib: () => React } },
    });
    const run = jest.fn();
    const { end } = serveScripts(() => ({
      hash: hash('a'),
      // Does what the container of a real build does before it runs the module's code (webpack.common.ts).
      run: () =>
        Object.assign(globalThis, {
          [build.container]: {
            init: () => undefined,
            get: async () => {
              const shareConfig = { ...built, requiredVersion: `^${react18.version}` };
              await federation.loadShare('react', { customShareInfo: { shareConfig } });
              return run;
            },
          },
        }),
    }));
    ending.push(end);
    const { loadModule, classifyFailure } = createModuleLoader(federation, undefined);
    const failure = await failureOf(loadModule(build));
    expect(await classifyFailure(failure)).toBe('incompatible');
    expect(run).not.toHaveBeenCalled();
  });

  it('fails as “slow” if its entry has not loaded after four seconds', async () => {
    jest.useFakeTimers();
    const build = aBuild();
    const { loadModule, classifyFailure } = aLoader(build, () => 'never');
    const failing = failureOf(loadModule(build));
    await jest.advanceTimersByTimeAsync(entryTimeoutMs);
    expect(await classifyFailure(await failing)).toBe('slow');
  });

  it('fails as “broken” if its code throws, without requesting its files again', async () => {
    const build = aBuild();
    const { loadModule, classifyFailure } = aLoader(build, () =>
      entryOf(build, () => {
        throw new Error('a bug');
      }),
    );
    answering(() => Promise.reject(new Error('nobody should ask')));
    expect(await classifyFailure(await failureOf(loadModule(build)))).toBe('broken');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('succeeds when it is tried again after a failure', async () => {
    const build = aBuild();
    let isDown = true;
    const { loadModule } = aLoader(build, () => (isDown ? 'missing' : entryOf(build)));
    await expect(loadModule(build)).rejects.toThrow();
    isDown = false;
    expect(await loadModule(build)).toBe(definition);
  });
});

describe('a chunk of a module that failed to load', () => {
  it('is requested once more, at the address in webpack’s error, to find the reason', async () => {
    const build = aBuild();
    const { classifyFailure } = aLoader(build, () => 'missing');
    answering(async () => new Response('', { status: 404 }));
    const failure = Object.assign(new Error('Loading chunk 7 failed.'), {
      name: 'ChunkLoadError',
      request: `${location.origin}${build.base}7.js`,
    });
    expect(await classifyFailure(failure)).toBe('missing');
    // With `reload`, the request bypasses the HTTP cache, and the reply replaces the cached file.
    expect(fetch).toHaveBeenCalledWith(
      failure.request,
      expect.objectContaining({ cache: 'reload' }),
    );
  });

  it.each([
    ['error', 'network'],
    ['missing', 'broken'],
  ])(
    'is classified by webpack’s error type if its file is correct: type “%s” as “%s”',
    async (type, reason) => {
      const build = aBuild({ files: { '7.js': 'sha384-' + emptyDigest } });
      const { classifyFailure } = aLoader(build, () => 'missing');
      answering(async () => ({ ok: true, arrayBuffer: async () => new ArrayBuffer(0) }));
      const failure = Object.assign(new Error('Loading chunk 7 failed.'), {
        name: 'ChunkLoadError',
        request: `${location.origin}${build.base}7.js`,
        type,
      });
      expect(await classifyFailure(failure)).toBe(reason);
    },
  );
});

const preloadPartsHash = `sha384-${'p'.repeat(64)}`;
const entry = aRegistryEntry({
  version: '1',
  files: { 'page.js': preloadPartsHash, 'words.js': preloadPartsHash },
  parts: { GreetingPage: ['page.js', 'forged.js'], en: ['words.js', 'page.js'] },
});

function linksFor(wanted: readonly string[], base = entry.base): HTMLLinkElement[] {
  document.head.replaceChildren();
  const integrity = createExpectedHashes({ origin: location.origin, ownFiles: {} });
  integrity.addRegistry(aRegistry(entry));
  preloadParts({ ...entry, base }, { wanted, integrity });
  return [...document.head.querySelectorAll('link')];
}

describe('the files that are preloaded with the entry of a module', () => {
  it('are those of the requested parts, each once, with its hash from the registry', () => {
    const links = linksFor(['GreetingPage', 'en', 'unknown']);
    const told = links.map(({ href, integrity }) => [href.split('/').at(-1), integrity]);
    expect(told).toEqual([
      ['page.js', preloadPartsHash],
      ['forged.js', unmatchableHash],
      ['words.js', preloadPartsHash],
    ]);
  });

  it('are not requested if only the definition of the module is needed', () => {
    expect(linksFor([])).toEqual([]);
  });

  it('are requested without the browser’s caches when a module that failed is loaded again', async () => {
    const build = aBuild({ parts: { en: ['words.js'] } });
    let isMissing = true;
    const { loadModule } = aLoader(build, () => (isMissing ? 'missing' : entryOf(build)));
    answering(async () => new Response(''));
    await failureOf(loadModule(build, ['en']));
    expect(fetch).not.toHaveBeenCalled();
    isMissing = false;
    await loadModule(build, ['en']);
    expect(fetch).toHaveBeenCalledWith(`${build.base}words.js`, { cache: 'reload' });
    answering(async () => new Response(''));
    await loadModule(build, ['en']);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('are requested from another site without credentials, as scripts are, so that browsers do not fetch them twice', () => {
    const [link] = linksFor(['en'], 'https://modules.test/greeting/1/');
    expect(link?.crossOrigin).toBe('anonymous');
  });
});
