import { aSession, fakeApi, manualClock, memoryStorage } from '../../testing/index.ts';
import { refuse } from '../../domain/index.ts';
import { createSessionStore } from '../session/session.ts';
import {
  createModuleReporter,
  loadReportDelayMs,
  maxFailureReports,
} from './createModuleReporter.ts';

function open({ isSignedIn = true } = {}) {
  const api = fakeApi({
    moduleFailed: () => ({}),
    modulesLoaded: () => ({}),
    userLogout: () => ({}),
  });
  const session = createSessionStore(memoryStorage());
  if (isSignedIn) session.start(aSession());
  const clock = manualClock();
  const reports = createModuleReporter({ api, session, clock });
  return { api, session, clock, reports, failed: () => api.inputsOf('moduleFailed') };
}

const failure = { module: 'report', version: '1.0.0-a1', reason: 'crashed' } as const;

describe('the report of a module’s failure', () => {
  it('has a reference, which is returned once the server has stored the report', async () => {
    const { reports, failed } = open();
    const reference = await reports.reportFailure({ ...failure, isReplaced: true });
    expect(reference).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect(failed()).toEqual([{ ...failure, reference, isReplaced: 1 }]);
  });

  it('is sent once per page for equal failures, with the same reference', async () => {
    const { reports, failed } = open();
    const first = await reports.reportFailure(failure);
    expect(await reports.reportFailure({ ...failure })).toBe(first);
    expect(await reports.reportFailure({ ...failure, reason: 'missing' })).not.toBe(first);
    expect(failed()).toHaveLength(2);
  });

  it(`is sent at most ${maxFailureReports} times per page`, async () => {
    const { reports, failed } = open();
    for (let index = 0; index < maxFailureReports + 5; index += 1)
      await reports.reportFailure({ ...failure, version: `1.0.${index}` });
    expect(failed()).toHaveLength(maxFailureReports);
    expect(await reports.reportFailure({ ...failure, version: '2.0.0' })).toBeUndefined();
  });

  it('waits until the server can be reached', async () => {
    const { api, reports, failed } = open();
    api.handle({ moduleFailed: () => Promise.reject(new Error('the network is down')) });
    const reference = reports.reportFailure(failure);
    await Promise.resolve();
    api.handle({ moduleFailed: () => ({}) });
    await api.act('userLogout', {});
    expect(await reference).toBe(failed()[1]?.reference);
    expect(failed()[0]?.reference).toBe(failed()[1]?.reference);
  });

  it('waits until somebody is signed in', async () => {
    const { session, reports, failed } = open({ isSignedIn: false });
    const reference = reports.reportFailure(failure);
    expect(failed()).toEqual([]);
    session.start(aSession());
    expect(await reference).toBe(failed()[0]?.reference);
  });

  it('returns no reference if the server refuses it', async () => {
    const { api, reports } = open();
    api.handle({
      moduleFailed: () => {
        throw refuse('invalid-input', { fields: {} });
      },
    });
    expect(await reports.reportFailure(failure)).toBeUndefined();
  });
});

describe('the report of modules’ load times', () => {
  const load = { module: 'report', version: '1.0.0-a1', ms: 120 };

  it('covers all modules of a page in one call', async () => {
    const { api, clock, reports } = open();
    reports.reportLoad(load);
    await clock.pass(loadReportDelayMs / 2);
    reports.reportLoad({ ...load, module: 'grading', bytes: 5_000 });
    expect(api.calls).toEqual([]);
    await clock.pass(loadReportDelayMs / 2);
    expect(api.inputsOf('modulesLoaded')).toEqual([
      { loads: [load, { ...load, module: 'grading', bytes: 5_000 }] },
    ]);
  });

  it('is sent at most five times per page, and only while somebody is signed in', async () => {
    const { api, session, clock, reports } = open();
    for (let time = 0; time < 10; time += 1) {
      reports.reportLoad(load);
      await clock.pass(loadReportDelayMs);
    }
    expect(api.calls).toHaveLength(5);
    const other = open({ isSignedIn: false });
    other.reports.reportLoad(load);
    await other.clock.pass(loadReportDelayMs);
    expect([other.api.calls, session.get()]).toEqual([[], aSession()]);
  });
});
