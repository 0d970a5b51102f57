import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CategorySummary, ProgrammeReply } from '@cert/shared/contract';
import {
  joinReads,
  Loaded,
  MessageValues,
  useLanguage,
  useMessages,
  useRead,
} from '@cert/shared/platform';
import { useQuestionnaireId } from '../useQuestionnaireId.ts';
import { readingMessages, type ReadingNamespace } from './readingMessages.ts';
import { readingValues } from './readingValues.ts';

/** The data that a reading page (a page of long explanatory texts) shows besides its text. */
export type ReadingPageData = { programme: ProgrammeReply; categories: readonly CategorySummary[] };

type Props = { namespace: ReadingNamespace; children: (facts: ReadingPageData) => ReactNode };

/** Loads the messages of a reading page and the data for their placeholders: programme and categories. */
export function ReadingPageLoader({ namespace, children }: Props) {
  const messages = useMessages(namespace, readingMessages[namespace]);
  const programme = useRead('programme', {});
  const categories = useRead('areaCategoryList', { id: useQuestionnaireId() });
  return (
    <Loaded of={joinReads(programme, categories, messages)}>
      {([programme, categories]) => (
        <FactValues programme={programme} categories={categories}>
          {children({ programme, categories })}
        </FactValues>
      )}
    </Loaded>
  );
}

/** Gives the messages of the page the facts as values. */
function FactValues({
  programme,
  categories,
  children,
}: ReadingPageData & { children: ReactNode }) {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  const values = useMemo(
    () => readingValues({ programme, categories, language, t }),
    [programme, categories, language, t],
  );
  return <MessageValues values={values}>{children}</MessageValues>;
}
