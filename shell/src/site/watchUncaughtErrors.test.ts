import { createStore } from '@cert/shared/platform';
import { aRegistryEntry } from '@cert/shared/testing';
import { watchUncaughtErrors } from './watchUncaughtErrors.ts';

const origin = window.location.origin;
const report = jest.fn(async () => undefined);
let end: () => void;
/** The registry entry of a version with two scripts, of which only the chunk is the same in each version. */
const aVersion = (version: string) =>
  aRegistryEntry({
    version,
    files: { [`page.${version}.js`]: 'sha384-a', 'chunk.js': 'sha384-b' },
  });
beforeEach(() => {
  report.mockClear();
  const inUse = createStore([aVersion('1.0.0')]);
  end = watchUncaughtErrors(window, { inUse, report });
  inUse.set([aVersion('1.0.1')]);
});
afterEach(() => end());

/** An error that these scripts have thrown. Its message quotes what a user has typed. */
function anError(...scripts: string[]): Error {
  const error = new TypeError('my salary is 4000');
  error.stack = [
    `TypeError: ${error.message}`,
    ...scripts.map((script) => `    at f (${script}:1:200)`),
  ].join('\n');
  return error;
}
function fail(error: Error | null, { filename = '', message = 'my salary is 4000' } = {}) {
  window.dispatchEvent(new ErrorEvent('error', { error, filename, message }));
}
function reject(reason: unknown) {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

const chunk = `${origin}/modules/greeting/chunk.js`;
const shell = `${origin}/main.0a1b2c3d.js`;
const inModule = { module: 'greeting', version: '1.0.1' };
const inShell = { module: 'shell', version: 'none' };

describe('an error that no code has caught', () => {
  it.each([
    ['a module’s script', [chunk], inModule],
    ['a shared script that a module has called', [shell, chunk], inModule],
    [
      'a version of a module that the page no longer uses',
      [`${origin}/modules/greeting/page.1.0.0.js`],
      { module: 'greeting', version: '1.0.0' },
    ],
    ['the shell', [shell], inShell],
  ])('is reported as an error of %s, without its message', (_, scripts, source) => {
    fail(anError(...scripts));
    expect(report.mock.calls).toEqual([[{ ...source, reason: 'uncaught' }]]);
  });

  it('is attributed to a module by the address of the script if it has no stack', () => {
    fail(null, { filename: chunk });
    expect(report.mock.calls).toEqual([[{ ...inModule, reason: 'uncaught' }]]);
  });

  it.each([
    ['comes from a browser extension', () => fail(anError('chrome-extension://abc/x.js'))],
    ['comes from another site', () => fail(anError('https://elsewhere.test/x.js'))],
    ['has no source', () => fail(null)],
    [
      'is the harmless ResizeObserver loop error',
      () =>
        fail(null, {
          filename: shell,
          message: 'ResizeObserver loop completed with undelivered notifications.',
        }),
    ],
  ])('is not reported if it %s', (_, act) => {
    act();
    expect(report).not.toHaveBeenCalled();
  });
});

describe('a rejected promise that no code has caught', () => {
  it.each([
    ['a module', anError(chunk), inModule],
    ['the shell', anError(shell), inShell],
    ['the shell, without an error', 'my salary is 4000', inShell],
  ])('is reported as an error of %s', (_, reason, source) => {
    reject(reason);
    expect(report.mock.calls).toEqual([[{ ...source, reason: 'rejected' }]]);
  });

  it('is not reported if it comes from a browser extension', () => {
    reject(anError('moz-extension://abc/x.js'));
    expect(report).not.toHaveBeenCalled();
  });
});

it('no error is reported after the page has stopped watching for errors', () => {
  end();
  reject(anError(chunk));
  expect(report).not.toHaveBeenCalled();
});
