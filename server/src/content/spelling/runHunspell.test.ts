import { isHunspellInstalled } from '../testing/isHunspellInstalled.ts';
import { runHunspell } from './runHunspell.ts';

(isHunspellInstalled ? describe : describe.skip)('hunspell', () => {
  it.each([
    ['hr_HR', ['udio', 'rukovoditelj', 'poduzeće'], ['udioo', 'rukovotelj']],
    ['sr_Latn_RS', ['udeo', 'rukovodilac', 'preduzeće'], ['udeoo', 'rukovodac']],
    ['en_US', ['share', "don't", 'Croatian'], ['shaer', 'croatian']],
  ])(
    'tells correct words of the dictionary %s from misspelled ones',
    async (dictionary, right, wrong) => {
      expect(await runHunspell({ dictionary, words: [...right, ...wrong] })).toEqual({
        unknown: new Set(wrong),
      });
    },
  );

  it('checks ten thousand words in one run', async () => {
    const words = Array.from({ length: 10_000 }, () => 'udio');
    expect(await runHunspell({ dictionary: 'hr_HR', words })).toEqual({ unknown: new Set() });
  });

  it('reports a dictionary that is not installed', async () => {
    // So many words exceed the pipe's buffer: hunspell exits before it has read them, and writing to it then fails.
    const words = Array.from({ length: 100_000 }, () => 'udio');
    expect(await runHunspell({ dictionary: 'xx_XX', words })).toEqual({
      refusal: expect.stringContaining('xx_XX') as string,
    });
  });
});

test('a missing hunspell program is reported as not installed', async () => {
  const reply = await runHunspell({
    program: 'no-such-hunspell',
    dictionary: 'hr_HR',
    words: ['a'],
  });
  expect(reply).toEqual({ refusal: 'no-such-hunspell is not installed' });
});
