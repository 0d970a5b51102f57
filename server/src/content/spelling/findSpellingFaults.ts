import { languages, type Language } from '@cert/shared/domain';
import { listTexts } from '../checking/listTexts.ts';
import type { ContentFault } from '../contentFault.ts';
import type { ContentFile } from '../reading/contentFile.ts';
import { notCheckedLine } from './notCheckedLine.ts';
import { spell } from './spell.ts';

/**
 * Spells every text of the files in its language. Where hunspell or a dictionary is not installed, that is no fault.
 * @param spellingFolder the word lists
 * @returns all faults; and one line saying what was not checked, undefined when everything was
 */
export async function findSpellingFaults(
  spellingFolder: string,
  files: readonly ContentFile[],
): Promise<{ faults: ContentFault[]; notChecked: string | undefined }> {
  const spelled = await Promise.all(
    languages.map(async (language) => ({
      language,
      ...(await spell({ language, spellingFolder, places: textsIn(language, files) })),
    })),
  );
  return {
    faults: spelled.flatMap(({ listFaults, wrong }) => [
      ...listFaults,
      ...wrong.map(({ place, word }) =>
        place.faultAt(`“${word}” is in no dictionary and not in the word list`),
      ),
    ]),
    notChecked: notCheckedLine(spelled),
  };
}

type PlacedText = { text: string; faultAt: (message: string) => ContentFault };

function textsIn(language: Language, files: readonly ContentFile[]): PlacedText[] {
  return files.flatMap((file) =>
    listTexts(file.value).flatMap(({ path, texts }) => {
      const text = texts[language];
      if (text === undefined) return [];
      const faultAt = (message: string) => file.faultAt([...path, language], message);
      return [{ text, faultAt }];
    }),
  );
}
