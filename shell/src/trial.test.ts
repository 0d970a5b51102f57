import { aRegistryEntry, memoryStorage } from '@cert/shared/testing';
import { loadTabTrials, clearStoredTrial, updateStoredTrial } from './trial.ts';

const read = (search: string, tab = memoryStorage()) => updateStoredTrial({ search }, tab);

describe('a trial of a module in one tab', () => {
  it.each([
    ['?try=report@3003', { report: 'http://127.0.0.1:3003' }],
    ['?try=report@https://dev.example.com', { report: 'https://dev.example.com' }],
    ['?try=report@https://dev.example.com/some/path', { report: 'https://dev.example.com' }],
    [
      '?try=report@3003&try=grading@3002',
      { report: 'http://127.0.0.1:3003', grading: 'http://127.0.0.1:3002' },
    ],
    ['', {}],
  ])('is read from the address: %s', (search, tried) => {
    expect(read(search)).toEqual({ tried, off: [] });
  });

  it.each(['?try=report', '?try=Report@3003', '?try=report@ftp://x', '?try=report@https://'])(
    'is refused with the reason “misread” if the address contains %s',
    async (search) => {
      const stored = read(search);
      expect(stored).toEqual({ tried: {}, off: [], isMisread: true });
      const trial = await loadTabTrials(stored, { allowedOrigins: [], fetch: jest.fn() });
      expect(trial.refused).toEqual([{ issue: 'misread', name: '', origin: '' }]);
    },
  );

  it('stays in effect in the tab, and a further trial is added to it', () => {
    const tab = memoryStorage();
    read('?try=report@3003', tab);
    read('?off=grading&off=grading', tab);
    expect(read('', tab)).toEqual({
      tried: { report: 'http://127.0.0.1:3003' },
      off: ['grading'],
    });
  });

  it('is no longer stored after the user has ended it', () => {
    const tab = memoryStorage();
    read('?off=grading', tab);
    clearStoredTrial(tab);
    expect(read('', tab)).toEqual({ tried: {}, off: [] });
  });
});

describe('the build of a module that is tried out', () => {
  const origin = 'http://127.0.0.1:3003';
  const stored = { tried: { report: origin }, off: ['grading'] };
  const { name: _, ...version } = aRegistryEntry({ base: '/', version: 'dev' });
  const answering = (body: unknown) =>
    jest.fn(async () => ({ json: async () => body })) as jest.Mock;

  it('is described by its own version.json, and its files come from its own address', async () => {
    const fetch = answering(version);
    const trial = await loadTabTrials(stored, { allowedOrigins: [origin], fetch });
    expect(fetch.mock.calls[0][0]).toBe(`${origin}/version.json`);
    expect(trial).toEqual({
      tried: [{ ...version, name: 'report', base: `${origin}/` }],
      off: ['grading'],
      refused: [],
    });
  });

  it('is not requested if the site does not allow its address', async () => {
    const fetch = answering(version);
    const trial = await loadTabTrials(stored, { allowedOrigins: ['http://127.0.0.1:3004'], fetch });
    expect([trial.tried, fetch.mock.calls]).toEqual([[], []]);
    expect(trial.refused).toEqual([{ issue: 'not-allowed', name: 'report', origin }]);
  });

  it.each([
    ['no-answer', jest.fn(() => Promise.reject(new TypeError('Failed to fetch')))],
    ['no-build', answering({ hello: 'world' })],
    ['no-build', answering(null)],
    ['no-build', answering({ ...version, files: 'all' })],
    ['no-build', jest.fn(async () => ({ json: () => Promise.reject(new SyntaxError()) }))],
  ])('is left out with the reason %s if it cannot be used', async (issue, fetch) => {
    const trial = await loadTabTrials(stored, { allowedOrigins: [origin], fetch: fetch as never });
    expect(trial.tried).toEqual([]);
    expect(trial.refused).toEqual([{ issue, name: 'report', origin }]);
  });
});
