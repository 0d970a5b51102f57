import { resolve } from 'node:path';
import { isHunspellInstalled } from '../../server/src/content/testing/isHunspellInstalled.ts';
import { findSpellingIssues } from './findSpellingIssues.ts';

const spellingFolder = resolve(__dirname, '..', '..', 'content', 'spelling');
const sound = {
  hr: { save: 'Spremi', left: { count: 'Još {{count}} promjena' } },
  sr: { save: 'Sačuvaj', left: { count: 'Još {{count}} izmena' } },
  en: { save: 'Save', left: { count: '{{count}} more of the organisation' } },
};

(isHunspellInstalled ? describe : describe.skip)('the spelling of messages', () => {
  it('a message has no spelling issue if every word is in a dictionary or in a list', async () => {
    expect(await findSpellingIssues(spellingFolder, [{ name: 'shell', words: sound }])).toEqual({
      issues: [],
      notChecked: undefined,
    });
  });

  it('a misspelt word is reported with its part, key and language', async () => {
    const words = { ...sound, hr: { ...sound.hr, left: { count: 'Jšo {{count}} promjena' } } };
    const { issues } = await findSpellingIssues(spellingFolder, [
      { name: 'report', words: sound },
      { name: 'shell', words },
    ]);
    expect(issues).toEqual(['shell: “Jšo” in "left.count" is no word of hr.']);
  });
});
