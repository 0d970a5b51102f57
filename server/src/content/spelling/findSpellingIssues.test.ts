import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTestFolder } from '../../testing/makeTestFolder.ts';
import { parseContentFile } from '../reading/parseContentFile.ts';
import { canSpell } from '../testing/canSpell.ts';
import { smallCategory } from '../testing/smallCategory.ts';
import { findSpellingIssues } from './findSpellingIssues.ts';

async function listsOf(lists: { [language: string]: string }): Promise<string> {
  const folder = await makeTestFolder('spelling');
  for (const [language, words] of Object.entries(lists))
    await writeFile(join(folder, `${language}.txt`), words);
  return folder;
}

const lists = { hr: 'brend*\n' };

(canSpell ? describe : describe.skip)('the spelling of content', () => {
  it('has no issue where every word is in a dictionary or in the list', async () => {
    const file = parseContentFile('1-attracting.yaml', smallCategory);
    expect(await findSpellingIssues(await listsOf(lists), [file])).toEqual({
      issues: [],
      notChecked: undefined,
    });
  });

  it('tells a wrong word with its file, line, id and language', async () => {
    const source = smallCategory
      .replace('hr: Koliki udio?', 'hr: Koliki udioo?')
      .replace('sr: Koliki udeo?', 'sr: Koliki udeo zaposleni-zapsleni?')
      .replace('en: What share?', 'en: Wich share of wich?');
    const file = parseContentFile('1-attracting.yaml', source);
    const line = source.split('\n').findIndex((text) => text.includes('udioo')) + 1;
    const at = 'areas/brand/questions/feedback/title';
    const issueOf = (language: string, word: string) => ({
      file: '1-attracting.yaml',
      line,
      at,
      language,
      message: `“${word}” is in no dictionary and not in the word list`,
    });
    const { issues } = await findSpellingIssues(await listsOf(lists), [file]);
    expect(issues).toEqual([
      issueOf('hr', 'udioo'),
      issueOf('sr', 'zapsleni'),
      issueOf('en', 'Wich'),
      issueOf('en', 'wich'),
    ]);
  });

  it('knows a word of the list in its own language only', async () => {
    const file = parseContentFile('1-attracting.yaml', 'title: { hr: Brrk, sr: Brrk, en: Brrk }');
    const { issues } = await findSpellingIssues(await listsOf({ hr: 'brrk', en: 'brrk' }), [file]);
    expect(issues.map(({ language }) => language)).toEqual(['sr']);
  });

  it('tells an issue of the list itself', async () => {
    const { issues } = await findSpellingIssues(await listsOf({ en: 'two words' }), []);
    expect(issues).toMatchObject([{ line: 1, message: '“two words” is not one word' }]);
  });
});
