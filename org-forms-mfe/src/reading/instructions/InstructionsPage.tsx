import { useTranslation } from 'react-i18next';
import { questionKinds, type QuestionKind } from '@cert/shared/domain';
import { ContactList } from '../ContactList.tsx';
import { TermList } from '../prose/TextBlocks.tsx';
import { MessageWithLinks } from '../prose/MessageWithLinks.tsx';
import { ReadingPage } from '../prose/ReadingPage.tsx';
import { ReadingPageLoader } from '../ReadingPageLoader.tsx';
import { QuestionSignsLegend } from './QuestionSignsLegend.tsx';

/** Serves `/{id}/instructions`, which explains how to answer the questionnaire. */
export function InstructionsPage() {
  return (
    <ReadingPageLoader namespace="org-forms/instructions">
      {({ programme }) => (
        <ReadingPage
          namespace="org-forms/instructions"
          parts={{
            kinds: <Kinds />,
            signs: <QuestionSignsLegend />,
            help: <ContactList contacts={programme.contacts} />,
          }}
        />
      )}
    </ReadingPageLoader>
  );
}

/** How to answer each group of question kinds. */
function Kinds() {
  const { t } = useTranslation('org-forms/instructions');
  return (
    <TermList
      terms={questionKindGroups.map((group) => ({
        term: t(`kinds.${group}.term`),
        text: <MessageWithLinks namespace="org-forms/instructions" path={`kinds.${group}.text`} />,
      }))}
    />
  );
}

type QuestionKindGroup = 'single' | 'several' | 'number' | 'extra' | 'table';

/** The group whose instructions apply to a question kind. The type checker requires a group for each new kind. */
const groupOf: Record<QuestionKind, QuestionKindGroup> = {
  'single-choice': 'single',
  'multi-choice': 'several',
  'multi-choice-input': 'extra',
  'multi-choice-percentage': 'extra',
  'multi-choice-number': 'extra',
  'multi-choice-currency': 'extra',
  'multi-choice-targets': 'extra',
  number: 'number',
  percentage: 'number',
  currency: 'number',
  'custom-commlist': 'table',
  'custom-benefits': 'table',
  'custom-diversity': 'table',
  'custom-targets': 'table',
};

const groups = [
  'single',
  'several',
  'number',
  'extra',
  'table',
] as const satisfies QuestionKindGroup[];

/** The groups that are in use, from simple to complex. */
const questionKindGroups: readonly QuestionKindGroup[] = groups.filter((group) =>
  questionKinds.some((kind) => groupOf[kind] === group),
);
