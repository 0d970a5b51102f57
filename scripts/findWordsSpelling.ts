import { languages } from '../shared/src/domain/index.ts';
import { formatContentIssue } from '../server/src/content/formatContentIssue.ts';
import { formatUncheckedNotice } from '../server/src/content/spelling/formatUncheckedNotice.ts';
import { spell } from '../server/src/content/spelling/spell.ts';
import { flattenWords, type WordTree } from './flattenWords.ts';

/**
 * Spells the words of all parts in each language.
 * @param spellingFolder the word lists, those of the content
 * @returns one sentence per fault; and one line saying what was not checked, undefined when everything was
 */
export async function findWordsSpelling(
  spellingFolder: string,
  parts: readonly { name: string; words: Record<string, WordTree> }[],
): Promise<{ faults: string[]; notChecked: string | undefined }> {
  const spelled = await Promise.all(
    languages.map(async (language) => {
      const places = parts.flatMap(({ name, words }) =>
        [...flattenWords(words[language] ?? {})].map(([key, text]) => ({ name, key, text })),
      );
      return { language, ...(await spell({ language, spellingFolder, places })) };
    }),
  );
  return {
    faults: spelled.flatMap(({ language, listIssues, wrong }) => [
      ...listIssues.map(formatContentIssue),
      ...wrong.map(
        ({ place, word }) =>
          `${place.name}: “${word}” in "${place.key}" is no word of ${language}.`,
      ),
    ]),
    notChecked: formatUncheckedNotice(spelled),
  };
}
