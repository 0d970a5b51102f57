import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTestFolder } from '../../testing/makeTestFolder.ts';
import { parseContentFile } from '../reading/contentFile.ts';
import { isHunspellInstalled } from '../testing/isHunspellInstalled.ts';
import { smallCategoryYaml } from '../testing/writeContent.ts';
import {
  findSpellingIssues,
  listWordsToSpellCheck,
  formatUncheckedNotice,
} from './findSpellingIssues.ts';

async function listsOf(lists: { [language: string]: string }): Promise<string> {
  const folder = await makeTestFolder('spelling');
  for (const [language, words] of Object.entries(lists))
    await writeFile(join(folder, `${language}.txt`), words);
  return folder;
}

const lists = { hr: 'brend*\n' };

(isHunspellInstalled ? describe : describe.skip)('the spelling check of content', () => {
  it('accepts words that are in a dictionary or in the word list', async () => {
    const file = parseContentFile('1-attracting.yaml', smallCategoryYaml);
    expect(await findSpellingIssues(await listsOf(lists), [file])).toEqual({
      issues: [],
      notChecked: undefined,
    });
  });

  it('reports a misspelled word with its file, line, id and language', async () => {
    const source = smallCategoryYaml
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

  it('accepts a word of a word list only in the language of this list', async () => {
    const file = parseContentFile('1-attracting.yaml', 'title: { hr: Brrk, sr: Brrk, en: Brrk }');
    const { issues } = await findSpellingIssues(await listsOf({ hr: 'brrk', en: 'brrk' }), [file]);
    expect(issues.map(({ language }) => language)).toEqual(['sr']);
  });

  it('reports an invalid line of a word list', async () => {
    const { issues } = await findSpellingIssues(await listsOf({ en: 'two words' }), []);
    expect(issues).toMatchObject([{ line: 1, message: '“two words” is not one word' }]);
  });
});

describe('the words that are checked', () => {
  it.each<[string, string[]]>([
    ['Kako ste?', ['Kako', 'ste']],
    ['Čuvari – žabe/đaci, „ćuk”.', ['Čuvari', 'žabe', 'đaci', 'ćuk']],
    ['Upitnik {product} 2026. u {year}. godini', ['Upitnik', 'u', 'godini']],
    // A suffix after a placeholder is not a separate word: it belongs to the inserted name.
    ['dio {product}-a i {provider}u', ['dio', 'i']],
    ['XXX % zaposlenih, XXX EUR', ['zaposlenih', 'EUR']],
    ['<b>Prvo</b> i&nbsp;<a href="https://example.com/drugo">drugo</a>', ['Prvo', 'i', 'drugo']],
    ['Pišite na upute@example.com ili https://example.com/hr/pomoć', ['Pišite', 'na', 'ili']],
    ['vidi www.example.com i example.com/upute', ['vidi', 'i']],
    ['B2B, ISO 45001, 3+, 12 mjeseci', ['ISO', 'mjeseci']],
    ['e-učenje u fokus-grupi', ['e-učenje', 'u', 'fokus-grupi']],
    [
      "the organisation's plan, don't, employees'",
      ['the', 'organisation', 'plan', "don't", 'employees'],
    ],
    ['it’s isn’t', ['it', "isn't"]],
    ['i/ili', ['i', 'ili']],
    ['', []],
  ])('in the text “%s” are %j', (text, words) => {
    expect(listWordsToSpellCheck(text)).toEqual(words);
  });
});

describe('the notice about languages that could not be checked', () => {
  it('is absent if all languages were checked', () => {
    expect(formatUncheckedNotice([{ language: 'hr', refusal: undefined }])).toBeUndefined();
  });

  it('is one line that names each reason once and the packages to install', () => {
    const refusal = 'hunspell is not installed';
    expect(
      formatUncheckedNotice([
        { language: 'hr', refusal },
        { language: 'sr', refusal },
        { language: 'en', refusal: undefined },
      ]),
    ).toBe(
      'The spelling of hr, sr was not checked: hunspell is not installed (Debian: apt-get install hunspell hunspell-hr hunspell-sr)',
    );
  });
});
