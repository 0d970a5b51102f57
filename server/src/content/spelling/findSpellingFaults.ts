import { join } from 'node:path';
import { languages, type Language } from '@cert/shared/domain';
import { listTexts } from '../checking/listTexts.ts';
import type { ContentFault } from '../contentFault.ts';
import type { ContentFile } from '../reading/contentFile.ts';
import { askHunspell } from './askHunspell.ts';
import { dictionaries } from './dictionaries.ts';
import { listWords } from './listWords.ts';
import { notCheckedLine } from './notCheckedLine.ts';
import { readKnownWords } from './readKnownWords.ts';

/**
 * Spells every text of the files in its language: against hunspell's dictionary, and the word lists that are
 * kept beside the content. Where hunspell or a dictionary is not installed, that is no fault.
 * @param spellingFolder holds `hr.txt`, `sr.txt` and `en.txt`, as far as there are any
 * @returns all faults; and one line saying what was not checked, undefined when everything was
 */
export async function findSpellingFaults(
  spellingFolder: string,
  files: readonly ContentFile[],
): Promise<{ faults: ContentFault[]; notChecked: string | undefined }> {
  const spelled = await Promise.all(
    languages.map(async (language) => ({
      language,
      ...(await spell({ language, spellingFolder, texts: textsIn(language, files) })),
    })),
  );
  return {
    faults: spelled.flatMap(({ faults }) => faults),
    notChecked: notCheckedLine(spelled),
  };
}

type PlacedText = { words: string[]; faultAt: (message: string) => ContentFault };

function textsIn(language: Language, files: readonly ContentFile[]): PlacedText[] {
  return files.flatMap((file) =>
    listTexts(file.value).flatMap(({ path, texts }) => {
      const text = texts[language];
      if (text === undefined) return [];
      const faultAt = (message: string) => file.faultAt([...path, language], message);
      return [{ words: listWords(text), faultAt }];
    }),
  );
}

async function spell({
  language,
  spellingFolder,
  texts,
}: {
  language: Language;
  spellingFolder: string;
  texts: readonly PlacedText[];
}): Promise<{ faults: ContentFault[]; refusal: string | undefined }> {
  const known = await readKnownWords(join(spellingFolder, `${language}.txt`));
  /** What the dictionary must have: a joined word by its parts, unless the list has it whole. */
  const asked = (word: string) =>
    known.has(word) ? [] : word.split('-').filter((part) => !known.has(part));
  const words = new Set(texts.flatMap((text) => text.words.flatMap(asked)));
  const reply = await askHunspell({ dictionary: dictionaries[language].name, words: [...words] });
  if ('refusal' in reply) return { faults: known.faults, refusal: reply.refusal };
  const wrong = texts.flatMap((text) =>
    [...new Set(text.words.flatMap(asked))]
      .filter((word) => reply.unknown.has(word))
      .map((word) => text.faultAt(`“${word}” is in no dictionary and not in the word list`)),
  );
  return { faults: [...known.faults, ...wrong], refusal: undefined };
}
