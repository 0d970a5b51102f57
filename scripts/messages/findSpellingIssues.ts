import { languages } from '../../shared/src/domain/index.ts';
import { formatContentIssue } from '../../server/src/content/contentIssue.ts';
import {
  formatUncheckedNotice,
  checkSpelling,
} from '../../server/src/content/spelling/findSpellingIssues.ts';
import { flattenMessages, type MessageTree } from './flattenMessages.ts';

/**
 * Checks the spelling of all namespaces in each language.
 * @param spellingFolder the folder with the word lists, which the check of the content also uses
 * @returns one sentence per issue, and a line about what was not checked; undefined when everything was checked
 */
export async function findSpellingIssues(
  spellingFolder: string,
  namespaces: readonly { name: string; words: Record<string, MessageTree> }[],
): Promise<{ issues: string[]; notChecked: string | undefined }> {
  const spelled = await Promise.all(
    languages.map(async (language) => {
      const places = namespaces.flatMap(({ name, words }) =>
        [...flattenMessages(words[language] ?? {})].map(([key, text]) => ({ name, key, text })),
      );
      return { language, ...(await checkSpelling({ language, spellingFolder, places })) };
    }),
  );
  return {
    issues: spelled.flatMap(({ language, listIssues, wrong }) => [
      ...listIssues.map(formatContentIssue),
      ...wrong.map(
        ({ place, word }) =>
          `${place.name}: “${word}” in "${place.key}" is no word of ${language}.`,
      ),
    ]),
    notChecked: formatUncheckedNotice(spelled),
  };
}
