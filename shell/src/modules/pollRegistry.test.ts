import { aRegistry, aRegistryEntry, manualClock } from '@cert/shared/testing';
import { pollIntervalMs, retryIntervalMs, pollRegistry } from './pollRegistry.ts';
import type { LoadedRegistry } from './loadRegistry.ts';

const at = (revision: number, isCurrent = true): LoadedRegistry => ({
  registry: { ...aRegistry(aRegistryEntry()), revision },
  isCurrent,
});

function follow(first: LoadedRegistry, ...later: LoadedRegistry[]) {
  const clock = manualClock();
  const learn = jest.fn();
  const read = jest.fn(async () => later.shift() ?? first);
  const isCurrent = pollRegistry({ first, read, modules: { learn }, clock });
  return { clock, learn, read, isCurrent };
}

/** Simulates switching to another tab and back. */
function show(isVisible: boolean): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}
beforeEach(() => show(true));
afterEach(() => jest.restoreAllMocks());

describe('an open page', () => {
  it('learns of a new registry within five minutes, and of each one once', async () => {
    expect(pollIntervalMs).toBeLessThan(5 * 60_000);
    const { clock, learn } = follow(at(1), at(2), at(2), at(3));
    await clock.pass(pollIntervalMs);
    expect(learn.mock.calls.map(([{ revision }]) => revision)).toEqual([2]);
    await clock.pass(2 * pollIntervalMs);
    expect(learn.mock.calls.map(([{ revision }]) => revision)).toEqual([2, 3]);
  });

  it('asks soon where the registry could not be had, and says when it is there', async () => {
    const { clock, learn, isCurrent } = follow(at(1, false), at(1, false), at(2));
    await clock.pass(retryIntervalMs);
    expect([isCurrent.get(), learn.mock.calls.length]).toEqual([false, 0]);
    await clock.pass(retryIntervalMs);
    expect([isCurrent.get(), learn.mock.calls.length]).toEqual([true, 1]);
  });

  it('keeps what it has when the registry is lost meanwhile', async () => {
    const { clock, learn, isCurrent } = follow(at(2), at(1, false));
    await clock.pass(pollIntervalMs);
    expect([isCurrent.get(), learn.mock.calls.length]).toEqual([false, 0]);
  });

  it('asks nothing while nobody looks at it, and at once when somebody comes back', async () => {
    const { clock, read, learn } = follow(at(1), at(2));
    show(false);
    await clock.pass(10 * pollIntervalMs);
    expect(read).not.toHaveBeenCalled();
    show(true);
    await clock.pass(0);
    expect(learn).toHaveBeenCalledTimes(1);
  });
});
