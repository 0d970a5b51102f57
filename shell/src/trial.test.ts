import { aRegistryEntry, memoryStorage } from '@cert/shared/testing';
import { loadTrial, forgetTrial, updateStoredTrial } from './trial.ts';

const read = (search: string, tab = memoryStorage()) => updateStoredTrial({ search }, tab);

describe('what a tab tries out', () => {
  it.each([
    ['?try=report@3003', { report: 'http://127.0.0.1:3003' }],
    ['?try=report@https://dev.example.com', { report: 'https://dev.example.com' }],
    ['?try=report@https://dev.example.com/some/path', { report: 'https://dev.example.com' }],
    [
      '?try=report@3003&try=grading@3002',
      { report: 'http://127.0.0.1:3003', grading: 'http://127.0.0.1:3002' },
    ],
    ['?try=report', {}],
    ['?try=Report@3003', {}],
    ['', {}],
  ])('stands in the address: %s', (search, tried) => {
    expect(read(search)).toEqual({ tried, off: [] });
  });

  it('is kept for the tab, and added to', () => {
    const tab = memoryStorage();
    read('?try=report@3003', tab);
    read('?off=grading&off=grading', tab);
    expect(read('', tab)).toEqual({
      tried: { report: 'http://127.0.0.1:3003' },
      off: ['grading'],
    });
  });

  it('is forgotten when the trial ends', () => {
    const tab = memoryStorage();
    read('?off=grading', tab);
    forgetTrial(tab);
    expect(read('', tab)).toEqual({ tried: {}, off: [] });
  });
});

describe('a build that is tried out', () => {
  const origin = 'http://127.0.0.1:3003';
  const stored = { tried: { report: origin }, off: ['grading'] };
  const { name: _, ...version } = aRegistryEntry({ base: '/', version: 'dev' });
  const answering = (body: unknown) =>
    jest.fn(async () => ({ json: async () => body })) as jest.Mock;

  it('says itself what it is, and its files come from its address', async () => {
    const fetch = answering(version);
    const trial = await loadTrial(stored, { allowedOrigins: [origin], fetch });
    expect(fetch.mock.calls[0][0]).toBe(`${origin}/version.json`);
    expect(trial).toEqual({
      tried: [{ ...version, name: 'report', base: `${origin}/` }],
      off: ['grading'],
    });
  });

  it('is not even asked where the site does not allow it', async () => {
    const fetch = answering(version);
    const trial = await loadTrial(stored, { allowedOrigins: ['http://127.0.0.1:3004'], fetch });
    expect([trial.tried, fetch.mock.calls]).toEqual([[], []]);
  });

  it.each([
    ['does not answer', jest.fn(() => Promise.reject(new TypeError('Failed to fetch')))],
    ['is none', answering({ hello: 'world' })],
  ])('that %s is left out', async (_, fetch) => {
    const trial = await loadTrial(stored, { allowedOrigins: [origin], fetch: fetch as never });
    expect(trial.tried).toEqual([]);
  });
});
