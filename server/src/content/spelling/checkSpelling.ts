import { join } from 'node:path';
import type { Language } from '@cert/shared/domain';
import type { ContentIssue } from '../contentIssue.ts';
import { runHunspell } from './runHunspell.ts';
import { dictionaries } from './dictionaries.ts';
import { listWords } from './listWords.ts';
import { readKnownWords } from './readKnownWords.ts';

export type SpellingResult<Place> = {
  /** Misspelled words, each once per place. */
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
  // Hyphenated words are looked up part by part, because the dictionary contains only their parts, unless the word list
  // contains the whole word.
  const wordsToAsk = (text: string) =>
    listWords(text).flatMap((word) =>
      known.has(word) ? [] : word.split('-').filter((part) => !known.has(part)),
    );
  const asked = places.map((place) => ({ place, words: new Set(wordsToAsk(place.text)) }));
  const reply = await runHunspell({
    dictionary: dictionaries[language].name,
    words: [...new Set(asked.flatMap(({ words }) => [...words]))],
  });
  if ('refusal' in reply) return { wrong: [], listIssues: known.issues, refusal: reply.refusal };
  const wrong = asked.flatMap(({ place, words }) =>
    [...words].filter((word) => reply.unknown.has(word)).map((word) => ({ place, word })),
  );
  return { wrong, listIssues: known.issues, refusal: undefined };
}
