import { join } from 'node:path';
import { languages, type Language } from '@cert/shared/domain';
import { listLocatedTexts } from '../checking/findTextIssues.ts';
import type { ContentIssue } from '../contentIssue.ts';
import type { ContentFile } from '../reading/contentFile.ts';
import { readKnownWords } from './readKnownWords.ts';
import { runHunspell } from './runHunspell.ts';

/**
 * Checks the spelling of every text in its language. If hunspell or a dictionary is missing, the language is not
 * checked, which is no issue.
 * @param spellingFolder the folder of the word lists
 * @returns all issues; and a notice about languages that were not checked, undefined if all were checked
 */
export async function findSpellingIssues(
  spellingFolder: string,
  files: readonly ContentFile[],
): Promise<{ issues: ContentIssue[]; notChecked: string | undefined }> {
  const spelled = await Promise.all(
    languages.map(async (language) => ({
      language,
      ...(await checkSpelling({ language, spellingFolder, places: textsIn(language, files) })),
    })),
  );
  return {
    issues: spelled.flatMap(({ listIssues, wrong }) => [
      ...listIssues,
      ...wrong.map(({ place, word }) =>
        place.issueAt(`“${word}” is in no dictionary and not in the word list`),
      ),
    ]),
    notChecked: formatUncheckedNotice(spelled),
  };
}

type PlacedText = { text: string; issueAt: (message: string) => ContentIssue };

function textsIn(language: Language, files: readonly ContentFile[]): PlacedText[] {
  return files.flatMap((file) =>
    listLocatedTexts(file.value)
      .flat()
      .filter((placed) => placed.language === language)
      .map(({ path, text }) => ({
        text,
        issueAt: (message: string) => file.issueAt(path, message),
      })),
  );
}

type SpellingResult<Place> = {
  /** Misspelled words, each once per text. */
  wrong: { place: Place; word: string }[];
  /** Issues of the word list itself. */
  listIssues: ContentIssue[];
  /** Why hunspell could not run; `wrong` is then empty. */
  refusal: string | undefined;
};

/**
 * Checks texts of one language against hunspell's dictionary and the language's word list.
 * @param spellingFolder contains `hr.txt`, `sr.txt` and `en.txt`, each optional
 */
export async function checkSpelling<Place extends { text: string }>({
  language,
  spellingFolder,
  places,
}: {
  language: Language;
  spellingFolder: string;
  places: readonly Place[];
}): Promise<SpellingResult<Place>> {
  const known = await readKnownWords(join(spellingFolder, `${language}.txt`));
  // The dictionary contains only the parts of hyphenated words, so it is asked for each part. It is not asked for words
  // and parts in the word list.
  const wordsToAsk = (text: string) =>
    listWordsToSpellCheck(text).flatMap((word) =>
      known.has(word) ? [] : word.split('-').filter((part) => !known.has(part)),
    );
  const asked = places.map((place) => ({ place, words: new Set(wordsToAsk(place.text)) }));
  const reply = await runHunspell({
    dictionary: hunspellDictionaries[language].name,
    words: [...new Set(asked.flatMap(({ words }) => [...words]))],
  });
  if ('refusal' in reply) return { wrong: [], listIssues: known.issues, refusal: reply.refusal };
  const wrong = asked.flatMap(({ place, words }) =>
    [...words].filter((word) => reply.unknown.has(word)).map((word) => ({ place, word })),
  );
  return { wrong, listIssues: known.issues, refusal: undefined };
}

/** Parts of a text that are not words: tags, entities, placeholders with their suffixes, XXX, URLs and e-mails. */
const nonWords =
  /<[^>]*>|&\w+;|\{[^{}]*\}[-’'\p{L}]*|\bXXX\b|\bhttps?:\/\/\S+|\bwww\.\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/\S*/gu;
const word = /[\p{L}\p{M}\p{N}]+(?:[-’'][\p{L}\p{M}\p{N}]+)*/gu;

/**
 * Lists the words of a text in the form that dictionaries expect: with ASCII apostrophes, without the English
 * possessive, and hyphenated words as one. Tokens with a digit are skipped.
 */
export function listWordsToSpellCheck(text: string): string[] {
  const [...found] = text.replaceAll(nonWords, ' ').matchAll(word);
  return found
    .map(([each]) => each.replaceAll('’', "'").replace(/'s$/, ''))
    .filter((each) => !/\p{N}/u.test(each));
}

/** Formats a notice: which languages were not checked, why, and what to install; undefined if all were checked. */
export function formatUncheckedNotice(
  spelled: readonly { language: Language; refusal: string | undefined }[],
): string | undefined {
  const refused = spelled.filter(({ refusal }) => refusal !== undefined);
  if (refused.length === 0) return undefined;
  const languages = refused.map(({ language }) => language).join(', ');
  const reasons = [...new Set(refused.map(({ refusal }) => refusal))].join(' ');
  const packages = refused
    .map(({ language }) => hunspellDictionaries[language].debianPackage)
    .join(' ');
  return `The spelling of ${languages} was not checked: ${reasons} (Debian: apt-get install hunspell ${packages})`;
}

/** Hunspell's dictionary of each language, and the Debian package that holds it. */
export const hunspellDictionaries: Record<Language, { name: string; debianPackage: string }> = {
  hr: { name: 'hr_HR', debianPackage: 'hunspell-hr' },
  // Serbian is written in Latin script.
  sr: { name: 'sr_Latn_RS', debianPackage: 'hunspell-sr' },
  en: { name: 'en_US', debianPackage: 'hunspell-en-us' },
};
