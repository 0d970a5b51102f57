import { resolve } from 'node:path';
import { canSpell } from '../server/src/content/testing/canSpell.ts';
import { findWordsSpelling } from './findWordsSpelling.ts';

const spellingFolder = resolve(__dirname, '..', 'content', 'spelling');
const sound = {
  hr: { save: 'Spremi', left: { count: 'Još {{count}} promjena' } },
  sr: { save: 'Sačuvaj', left: { count: 'Još {{count}} izmena' } },
  en: { save: 'Save', left: { count: '{{count}} more of the organisation' } },
};

(canSpell ? describe : describe.skip)('the spelling of a part’s words', () => {
  it('has no fault when every word is in a dictionary or in a list', async () => {
    expect(await findWordsSpelling(spellingFolder, [{ name: 'shell', words: sound }])).toEqual({
      faults: [],
      notChecked: undefined,
    });
  });

  it('tells a wrong word with its part, key and language', async () => {
    const words = { ...sound, hr: { ...sound.hr, left: { count: 'Jšo {{count}} promjena' } } };
    const { faults } = await findWordsSpelling(spellingFolder, [
      { name: 'report', words: sound },
      { name: 'shell', words },
    ]);
    expect(faults).toEqual(['shell: “Jšo” in "left.count" is no word of hr.']);
  });
});
