import type { ReactNode } from 'react';
import type { CategorySummary, ProgrammeReply } from '@cert/shared/contract';
import { fillTexts } from '@cert/shared/i18n';
import { Loaded, useLanguage, useRead, useText, type TextLoaders } from '@cert/shared/platform';
import { useQuestionnaireId } from '../useQuestionnaireId.ts';
import { useWords } from '../useWords.ts';
import { readingValues } from './readingValues.ts';

/** What a reading page has besides its text. */
export type Facts = { programme: ProgrammeReply; categories: readonly CategorySummary[] };

type Props<Text> = {
  text: TextLoaders<Text>;
  /** @param text with names and figures filled in */
  children: (text: Text, facts: Facts) => ReactNode;
};

/** Brings a reading page its text and the facts that the text tells: of the programme and of the questionnaire's content. */
export function Reading<Text>({ text, children }: Props<Text>) {
  const t = useWords();
  const language = useLanguage();
  const loaded = useText(text);
  const programme = useRead('programme', {});
  const categories = useRead('areaCategoryList', { id: useQuestionnaireId() });
  return (
    <Loaded of={programme}>
      {(programme) => (
        <Loaded of={categories}>
          {(categories) => (
            <Loaded of={loaded}>
              {(words) => {
                const values = readingValues({ programme, categories, language, t });
                return children(fillTexts(words, values), { programme, categories });
              }}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}
