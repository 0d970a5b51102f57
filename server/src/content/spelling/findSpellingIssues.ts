import { languages, type Language } from '@cert/shared/domain';
import { listTexts } from '../checking/listTexts.ts';
import type { ContentIssue } from '../contentIssue.ts';
import type { ContentFile } from '../reading/contentFile.ts';
import { formatUncheckedNotice } from './formatUncheckedNotice.ts';
import { spell } from './spell.ts';

/**
 * Spells every text of the files in its language. Where hunspell or a dictionary is not installed, that is no issue.
 * @param spellingFolder the word lists
 * @returns all issues; and one line saying what was not checked, undefined when everything was
 */
export async function findSpellingIssues(
  spellingFolder: string,
  files: readonly ContentFile[],
): Promise<{ issues: ContentIssue[]; notChecked: string | undefined }> {
  const spelled = await Promise.all(
    languages.map(async (language) => ({
      language,
      ...(await spell({ language, spellingFolder, places: textsIn(language, files) })),
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
    listTexts(file.value).flatMap(({ path, texts }) => {
      const text = texts[language];
      if (text === undefined) return [];
      const issueAt = (message: string) => file.issueAt([...path, language], message);
      return [{ text, issueAt }];
    }),
  );
}
