import { aRegistry, aRegistryEntry, manualClock } from '@cert/shared/testing';
import {
  firstRetryIntervalMs,
  pollIntervalMs,
  retryIntervalMs,
  pollRegistry,
} from './pollRegistry.ts';
import type { LoadedRegistry, RegistrySource } from './loadRegistry.ts';

const at = (revision: number, source: RegistrySource = 'server'): LoadedRegistry => ({
  registry: { ...aRegistry(aRegistryEntry()), revision },
  malformed: [],
  source,
});
const none = at(-1, 'none');

function follow(first: LoadedRegistry, ...later: LoadedRegistry[]) {
  const clock = manualClock();
  const applyRegistry = jest.fn();
  const read = jest.fn(async () => later.shift() ?? first);
  const report = jest.fn(async () => undefined);
  const poll = pollRegistry({ first, read, modules: { applyRegistry, report }, clock });
  return { clock, applyRegistry, read, report, ...poll };
}

/** Simulates that the user switches to another tab (false) or back (true). */
function show(isVisible: boolean): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}
beforeEach(() => show(true));
afterEach(() => jest.restoreAllMocks());

describe('a page that is open for long', () => {
  it('applies each new registry once, within five minutes', async () => {
    expect(pollIntervalMs).toBeLessThan(5 * 60_000);
    const { clock, applyRegistry } = follow(at(1), at(2), at(2), at(3));
    await clock.pass(pollIntervalMs);
    expect(applyRegistry.mock.calls.map(([{ revision }]) => revision)).toEqual([2]);
    await clock.pass(2 * pollIntervalMs);
    expect(applyRegistry.mock.calls.map(([{ revision }]) => revision)).toEqual([2, 3]);
  });

  it('asks sooner while it has only the browser’s copy of the registry, and applies the server’s registry once loaded', async () => {
    const { clock, applyRegistry, source } = follow(at(1, 'copy'), at(1, 'copy'), at(2));
    await clock.pass(retryIntervalMs);
    expect([source.get(), applyRegistry.mock.calls.length]).toEqual(['copy', 0]);
    await clock.pass(retryIntervalMs);
    expect([source.get(), applyRegistry.mock.calls.length]).toEqual(['server', 1]);
  });

  it('keeps its registry if newer registries cannot be loaded', async () => {
    const { clock, applyRegistry, source } = follow(at(2), at(1, 'copy'));
    await clock.pass(pollIntervalMs);
    expect([source.get(), applyRegistry.mock.calls.length]).toEqual(['copy', 0]);
  });

  it('does not ask for the registry while its tab is hidden, and asks at once when the tab is shown', async () => {
    const { clock, read, applyRegistry } = follow(at(1), at(2));
    show(false);
    await clock.pass(10 * pollIntervalMs);
    expect(read).not.toHaveBeenCalled();
    show(true);
    await clock.pass(0);
    expect(applyRegistry).toHaveBeenCalledTimes(1);
  });
});

describe('a page that never had a registry', () => {
  it('asks for the registry every few seconds, and applies the first one that it gets, whatever its revision', async () => {
    const { clock, applyRegistry, source } = follow(none, none, at(0));
    await clock.pass(firstRetryIntervalMs);
    expect([source.get(), applyRegistry.mock.calls.length]).toEqual(['none', 0]);
    await clock.pass(firstRetryIntervalMs);
    expect([source.get(), applyRegistry.mock.calls.length]).toEqual(['server', 1]);
  });

  it('asks for the registry at once when the user requests it, and applies it', async () => {
    const { applyRegistry, source, readNow } = follow(none, at(3));
    await readNow();
    expect([source.get(), applyRegistry.mock.calls.length]).toEqual(['server', 1]);
  });
});

it('a page that has a registry keeps it even if no registry can be loaded any more', async () => {
  const { clock, source } = follow(at(1), none);
  await clock.pass(pollIntervalMs);
  expect(source.get()).toBe('copy');
});

it('malformed entries of the first and of each newer registry are reported once', async () => {
  const malformed = [{ module: 'report', version: '1' }];
  const { clock, report } = follow({ ...at(1), malformed }, at(1), { ...at(2), malformed });
  expect(report.mock.calls).toEqual([[{ module: 'report', version: '1', reason: 'malformed' }]]);
  await clock.pass(2 * pollIntervalMs);
  expect(report).toHaveBeenCalledTimes(2);
});
