import { languages, type Language } from '@cert/shared/domain';
import { listTexts } from '../checking/listTexts.ts';
import type { ContentIssue } from '../contentIssue.ts';
import type { ContentFile } from '../reading/contentFile.ts';
import { formatUncheckedNotice } from './formatUncheckedNotice.ts';
import { checkSpelling } from './checkSpelling.ts';

/**
 * Checks the spelling of every text in its language. A missing hunspell or dictionary is not an issue.
 * @param spellingFolder the word lists
 * @returns all issues; and a notice about languages that were not checked, undefined if all were
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
    listTexts(file.value).flatMap(({ path, texts }) => {
      const text = texts[language];
      if (text === undefined) return [];
      const issueAt = (message: string) => file.issueAt([...path, language], message);
      return [{ text, issueAt }];
    }),
  );
}
